import { randomInt, randomUUID } from 'node:crypto';
import { type PostingAnswer, type PostingInput, PROPERTY_TYPE_LABELS } from '#contract';
import { MOST_PICTURES } from '#contract/leads/posting-rules.ts';
import { and, count, eq, gt, sql, type Tx, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { storeConsent } from '../leads/index.ts';
import { queueMail } from '../mail/index.ts';
import { checkPicture, receivePicture } from '../pictures/index.ts';

const { cities, postedProperties, postedPropertyImages } = tables;

/** Changes whenever the sentence beside the box changes. */
const NOTICE = 'posting-1';
const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** Nobody describes a home faster than this. */
const QUICKEST_MS = 4_000;
/** Also what limits how often we write to an address that somebody else may have entered. */
const MOST_A_DAY = 5;

export interface SentPicture {
  name: string;
  body: Buffer;
}

interface SentPosting {
  input: PostingInput;
  pictures: SentPicture[];
  origin: Origin;
}

type Received = Pick<PostingAnswer, 'id' | 'status'>;

const fieldOf = (index: number) => `images.${index}`;

async function checkForm({ input, pictures }: SentPosting): Promise<void> {
  if (input.filled_in_ms < QUICKEST_MS) {
    throw new DomainError('too_many', 'That was quick. Please look over your entries and send them again.');
  }
  if (pictures.length > MOST_PICTURES) {
    throw new DomainError('invalid', `Please choose at most ${MOST_PICTURES} pictures`, 'images');
  }
  // All of them before any is kept.
  for (const [index, { body }] of pictures.entries()) await checkPicture(body, fieldOf(index));
}

async function storedBefore(tx: Tx, submissionKey: string): Promise<Received | undefined> {
  const [found] = await tx
    .select({ id: postedProperties.id, status: postedProperties.status })
    .from(postedProperties)
    .where(eq(postedProperties.submissionKey, submissionKey));
  return found;
}

async function refuseFlood(tx: Tx, email: string, now: Date): Promise<void> {
  const [recent] = await tx
    .select({ posted: count() })
    .from(postedProperties)
    .where(
      and(
        eq(sql`lower(${postedProperties.email})`, email),
        gt(postedProperties.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  if ((recent?.posted ?? 0) >= MOST_A_DAY) {
    throw new DomainError('too_many', `At most ${MOST_A_DAY} properties a day can be posted from one address`, 'email');
  }
}

async function cityNamed(tx: Tx, name: string): Promise<number | undefined> {
  const [city] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(eq(sql`lower(${cities.name})`, sql`lower(${name})`))
    .limit(1);
  return city?.id;
}

const row = (input: PostingInput) => ({
  postedBy: input.posted_by,
  name: input.name,
  email: input.email,
  countryCode: input.country_code,
  phoneNumber: input.phone_number,
  city: input.city,
  address: input.address,
  propertyType: input.property_type,
  propertyDetails: input.property_details,
  price: input.price,
  areaValue: input.area?.value,
  areaUnit: input.area?.unit,
  reraNumber: input.rera_number,
});

async function storePictures(ctx: Ctx, tx: Tx, postedPropertyId: number, { input, pictures }: SentPosting) {
  const title = `${PROPERTY_TYPE_LABELS[input.property_type]} in ${input.city}`;
  for (const [index, { name, body }] of pictures.entries()) {
    const alt = `${title}, picture ${index + 1}`;
    const mediaId = await receivePicture(ctx, tx, { bytes: body, name, alt, field: fieldOf(index) });
    await tx.insert(postedPropertyImages).values({ postedPropertyId, position: index + 1, mediaId });
  }
}

async function store(ctx: Ctx, tx: Tx, posting: SentPosting, submissionKey: string): Promise<Received> {
  const { input, origin } = posting;
  const now = ctx.now();
  const agreement = { notice: NOTICE, purposes: ['terms', 'posting'], agreedAt: now };
  const consentId = await storeConsent(tx, agreement, origin);
  const cityId = await cityNamed(tx, input.city);
  const [stored] = await tx
    .insert(postedProperties)
    .values({ ...row(input), cityId, submissionKey, consentId, createdAt: now })
    .returning({ id: postedProperties.id, status: postedProperties.status });
  if (!stored) throw new Error('the property was not stored');
  await storePictures(ctx, tx, stored.id, posting);
  const confirmUntil = new Date(now.getTime() + CONFIRM_WITHIN_MS).toISOString();
  const data = { postingId: stored.id, confirmUntil };
  await queueMail(ctx, tx, { template: 'confirm-posting', recipient: input.email, data });
  return stored;
}

/**
 * Stores a posted property with its pictures, the consent given and the mail that asks whose address it is, in one
 * transaction. Nobody sees it before that is confirmed and staff switch it on. The same key again changes nothing.
 * Whoever fills in the hidden field is a machine: it is told that all went well.
 */
export async function receivePosting(ctx: Ctx, posting: SentPosting): Promise<Received> {
  const { input } = posting;
  if (input.website) return { id: randomInt(1, 1_000_000), status: 'pending_email' };
  const submissionKey = input.submission_key ?? randomUUID();
  await checkForm(posting);
  const { received, isNew } = await ctx.db.transaction(async (tx) => {
    // Forms of one address one after the other: the second of two that are the same finds the first's row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${input.email}, 0))`);
    const before = await storedBefore(tx, submissionKey);
    if (before) return { received: before, isNew: false };
    await refuseFlood(tx, input.email, ctx.now());
    return { received: await store(ctx, tx, posting, submissionKey), isNew: true };
  });
  if (isNew) ctx.happened('posting');
  return received;
}
