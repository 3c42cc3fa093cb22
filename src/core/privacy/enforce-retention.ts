import { and, eq, inArray, isNotNull, lt, or, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { eraseRecords } from './erase-records.ts';
import { NOTHING_HELD } from './held-records.ts';

const { consents, enquiries, mails, postedProperties, subscribers } = tables;

const DAY_MS = 24 * 60 * 60 * 1000;
/** As stated in the privacy policy. */
const RETENTION_DAYS = { withdrawn: 30, posting: 30, subscription: 30, mail: 90 };
const BATCH = 100;
const MAIL_BATCH_SIZE = 1_000;

/** Erases one batch; returns whether there may be more. */
type RetentionStep = (ctx: Ctx, tx: Tx, before: (days: number) => Date) => Promise<boolean>;

const getIds = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Enquiries whose consent was withdrawn. */
const eraseWithdrawnEnquiries: RetentionStep = async (ctx, tx, before) => {
  const found = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .innerJoin(consents, eq(consents.id, enquiries.consentId))
    .where(and(isNotNull(consents.withdrawnAt), lt(consents.withdrawnAt, before(RETENTION_DAYS.withdrawn))))
    .limit(BATCH);
  await eraseRecords(ctx, tx, { ...NOTHING_HELD, enquiries: getIds(found) });
  return found.length === BATCH;
};

/** Posted properties whose email address was not confirmed, and deleted ones. */
const eraseExpiredPostings: RetentionStep = async (ctx, tx, before) => {
  const cutoff = before(RETENTION_DAYS.posting);
  const unconfirmed = and(eq(postedProperties.status, 'pending_email'), lt(postedProperties.createdAt, cutoff));
  const found = await tx
    .select({ id: postedProperties.id })
    .from(postedProperties)
    .where(or(unconfirmed, and(isNotNull(postedProperties.deletedAt), lt(postedProperties.deletedAt, cutoff))))
    .limit(BATCH);
  await eraseRecords(ctx, tx, { ...NOTHING_HELD, postings: getIds(found) });
  return found.length === BATCH;
};

/** Subscribers who never confirmed, or have unsubscribed. */
const eraseExpiredSubscriptions: RetentionStep = async (ctx, tx, before) => {
  const cutoff = before(RETENTION_DAYS.subscription);
  const unconfirmed = and(
    eq(subscribers.status, 'pending'),
    lt(sql`coalesce(${subscribers.confirmationMailedAt}, ${subscribers.createdAt})`, cutoff),
  );
  const unsubscribed = and(eq(subscribers.status, 'unsubscribed'), lt(subscribers.unsubscribedAt, cutoff));
  const found = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(or(unconfirmed, unsubscribed))
    .limit(BATCH);
  await eraseRecords(ctx, tx, { ...NOTHING_HELD, subscriptions: getIds(found) });
  return found.length === BATCH;
};

/** Copies of emails; read oldest first, so that recent rows are not scanned. */
const deleteOldMails: RetentionStep = async (_ctx, tx, before) => {
  const cutoff = before(RETENTION_DAYS.mail);
  const oldest = await tx
    .select({ id: mails.id, createdAt: mails.createdAt })
    .from(mails)
    .orderBy(mails.id)
    .limit(MAIL_BATCH_SIZE);
  const expired = oldest.filter(({ createdAt }) => createdAt < cutoff);
  if (expired.length > 0) await tx.delete(mails).where(inArray(mails.id, getIds(expired)));
  return expired.length === MAIL_BATCH_SIZE;
};

/** Erases personal data whose retention period is over, in batches. */
export async function enforceRetention(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const stopped = () => signal?.aborted === true;
  for (const step of [eraseWithdrawnEnquiries, eraseExpiredPostings, eraseExpiredSubscriptions, deleteOldMails]) {
    let more = true;
    while (more && !stopped()) more = await ctx.db.transaction((tx) => step(ctx, tx, before));
  }
}
