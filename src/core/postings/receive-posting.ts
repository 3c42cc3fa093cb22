import { randomInt, randomUUID } from 'node:crypto';
import type { PostingAnswer, PostingConfirmation, PostingInput } from '#contract';
import { and, count, type Db, eq, gt, isNull, sql, type Tx, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { discardUnlessStored } from '../files.ts';
import { storeConsent } from '../leads/index.ts';
import { queueConfirmation } from '../mail/index.ts';
import { mailManageLink } from './manage-link.ts';
import { toHomeColumns } from './posted-home.ts';
import { enqueuePreparation } from './posting-pictures.ts';
import { daysAfter, postingName, SHOWN_DAYS } from './posting-views.ts';
import { checkPictures, recordPictures, type SentPicture, type StoredPicture, storePictures } from './sent-pictures.ts';

const { postedProperties } = tables;

/** Must change whenever the consent text next to the checkbox changes. */
const NOTICE = 'posting-1';
const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** A person needs at least this long to fill in the form. */
const QUICKEST_MS = 4_000;
/** Also limits how often we send email to an address that the visitor may not own. */
const MAX_PER_DAY = 5;

interface SentPosting {
  input: PostingInput;
  pictures: SentPicture[];
  origin: Origin;
}

type Received = Pick<PostingAnswer, 'id' | 'status'>;

async function checkForm({ input, pictures }: SentPosting): Promise<void> {
  if (input.filled_in_ms < QUICKEST_MS) {
    throw new DomainError('too_many', 'This form was sent very quickly. Please check your entries and send it again.');
  }
  await checkPictures(pictures);
}

async function storedBefore(db: Db | Tx, submissionKey: string): Promise<Received | undefined> {
  const [found] = await db
    .select({ id: postedProperties.id, status: postedProperties.status })
    .from(postedProperties)
    .where(eq(postedProperties.submissionKey, submissionKey));
  return found;
}

async function limitPostings(db: Db | Tx, email: string, now: Date): Promise<void> {
  const [recent] = await db
    .select({ posted: count() })
    .from(postedProperties)
    .where(
      and(
        eq(sql`lower(${postedProperties.email})`, email),
        gt(postedProperties.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  if ((recent?.posted ?? 0) >= MAX_PER_DAY) {
    throw new DomainError(
      'too_many',
      `At most ${MAX_PER_DAY} properties a day can be posted from one address`,
      'email',
    );
  }
}

const posterColumns = (input: PostingInput) => ({
  postedBy: input.posted_by,
  name: input.name,
  email: input.email,
  countryCode: input.country_code,
  phoneNumber: input.phone_number,
  reraNumber: input.rera_number,
});

interface Storing {
  submissionKey: string;
  storedPictures: StoredPicture[];
}

async function store(
  ctx: Ctx,
  tx: Tx,
  { input, origin }: SentPosting,
  { submissionKey, storedPictures }: Storing,
): Promise<Received> {
  const now = ctx.now();
  const agreement = { notice: NOTICE, purposes: ['terms', 'posting'], agreedAt: now };
  const consentId = await storeConsent(tx, agreement, origin);
  const columns = { ...posterColumns(input), ...(await toHomeColumns(tx, input)) };
  const [stored] = await tx
    .insert(postedProperties)
    .values({ ...columns, submissionKey, consentId, picturesMoved: true, createdAt: now })
    .returning({ id: postedProperties.id, status: postedProperties.status });
  if (!stored) throw new Error('the property was not stored');
  await recordPictures(tx, stored.id, storedPictures);
  const confirmUntil = new Date(now.getTime() + CONFIRM_WITHIN_MS).toISOString();
  const data = { postingId: stored.id, confirmUntil };
  await queueConfirmation(ctx, tx, { template: 'confirm-posting', recipient: input.email, data });
  return stored;
}

const toTitle = ({ property_type, city }: PostingInput) => postingName({ propertyType: property_type, city });

/** Stores a posting in one transaction, unless the same submission is already stored. */
const storeOnce = (ctx: Ctx, posting: SentPosting, storing: Storing): Promise<{ received: Received; isNew: boolean }> =>
  ctx.db.transaction(async (tx) => {
    const { email } = posting.input;
    // Serialises forms from one email address: the second of two identical submissions finds the row of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
    const before = await storedBefore(tx, storing.submissionKey);
    if (before) return { received: before, isNew: false };
    await limitPostings(tx, email, ctx.now());
    return { received: await store(ctx, tx, posting, storing), isNew: true };
  });

/**
 * Stores a posted property with its pictures, the consent and the confirmation email. The pictures are stored before
 * the transaction, so that a slow file store does not hold a connection. The property is not public until its email
 * address is confirmed and staff approve it. A repeated submission key changes nothing. A filled honeypot field gets a
 * success response and nothing is stored.
 */
export async function receivePosting(ctx: Ctx, posting: SentPosting): Promise<Received> {
  const { input } = posting;
  if (input.website) return { id: randomInt(1, 1_000_000), status: 'pending_email' };
  const submissionKey = input.submission_key ?? randomUUID();
  await checkForm(posting);
  const before = await storedBefore(ctx.db, submissionKey);
  if (before) return before;
  // Checked before any file is stored, and again under the lock.
  await limitPostings(ctx.db, input.email, ctx.now());
  const storedPictures: StoredPicture[] = [];
  try {
    await storePictures(ctx, toTitle(input), posting.pictures, storedPictures);
    const { received, isNew } = await storeOnce(ctx, posting, { submissionKey, storedPictures });
    if (isNew) ctx.emit('posting');
    return received;
  } finally {
    await discardUnlessStored(
      ctx,
      storedPictures.map(({ path }) => path),
    );
  }
}

/** Confirms the poster's email address and submits the property for review; repeated calls change nothing. */
export async function confirmPosting(ctx: Ctx, { token }: { token: string }): Promise<PostingConfirmation> {
  const id = ctx.links.read('confirm-posting', token, ctx.now());
  if (id === undefined) return 'invalid';
  return ctx.db.transaction(async (tx) => {
    const [posting] = await tx
      .select()
      .from(postedProperties)
      .where(and(eq(postedProperties.id, id), isNull(postedProperties.deletedAt)))
      .for('update');
    if (!posting) return 'invalid';
    if (posting.status !== 'pending_email') return posting.status;
    const now = ctx.now();
    await tx
      .update(postedProperties)
      .set({ status: 'pending_review', emailConfirmedAt: now, expiresAt: daysAfter(now, SHOWN_DAYS) })
      .where(eq(postedProperties.id, id));
    await enqueuePreparation(ctx, tx, id);
    await mailManageLink(ctx, tx, posting);
    return 'pending_review';
  });
}
