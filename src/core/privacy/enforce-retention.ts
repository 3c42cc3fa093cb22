import type { RetentionSettings } from '#contract';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type Tx, tables } from '#db';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { eraseRecords } from './erase-records.ts';
import { removeOldErasures } from './erasure-ledger.ts';
import { NOTHING_HELD } from './held-records.ts';

const { blockedSenders, consents, enquiries, leadMails, mails, postedProperties, subscribers } = tables;

const DAY_MS = 24 * 60 * 60 * 1000;
/** As stated in the privacy policy, in addition to the periods that staff set. */
const RETENTION_DAYS = { withdrawn: 30, posting: 30, subscription: 30, mail: 90, leadMail: 30 };
const BATCH = 100;
const MAIL_BATCH_SIZE = 1_000;

interface Periods extends RetentionSettings {
  /** The time so many days ago. */
  before: (days: number) => Date;
  /** The time so many months ago. */
  monthsBefore: (months: number) => Date;
}

/** Erases one batch; returns whether there may be more. */
type RetentionStep = (ctx: Ctx, tx: Tx, periods: Periods) => Promise<boolean>;

const getIds = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Enquiries whose consent was withdrawn. */
const eraseWithdrawnEnquiries: RetentionStep = async (ctx, tx, { before }) => {
  const found = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .innerJoin(consents, eq(consents.id, enquiries.consentId))
    .where(and(isNotNull(consents.withdrawnAt), lt(consents.withdrawnAt, before(RETENTION_DAYS.withdrawn))))
    .limit(BATCH);
  await eraseRecords(ctx, tx, { ...NOTHING_HELD, enquiries: getIds(found) });
  return found.length === BATCH;
};

/**
 * Enquiries without contact for a long time. Those that were won are part of a transaction, whose retention the law
 * decides, and a planned follow-up means that the contact goes on.
 */
const eraseOldEnquiries: RetentionStep = async (ctx, tx, { monthsBefore, enquiry_months }) => {
  const found = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        ne(enquiries.status, 'won'),
        lt(enquiries.updatedAt, monthsBefore(enquiry_months)),
        or(isNull(enquiries.nextFollowUpAt), lt(enquiries.nextFollowUpAt, ctx.now())),
      ),
    )
    .limit(BATCH);
  await eraseRecords(ctx, tx, { ...NOTHING_HELD, enquiries: getIds(found) });
  return found.length === BATCH;
};

/** Posted properties that ended long ago, or whose requested changes were never made. */
const eraseEndedPostings: RetentionStep = async (ctx, tx, { monthsBefore, posting_months }) => {
  const found = await tx
    .select({ id: postedProperties.id })
    .from(postedProperties)
    .where(
      and(
        sql`${postedProperties.status} in ('changes_requested', 'rejected', 'sold', 'expired')`,
        lt(postedProperties.updatedAt, monthsBefore(posting_months)),
      ),
    )
    .limit(BATCH);
  await eraseRecords(ctx, tx, { ...NOTHING_HELD, postings: getIds(found) });
  return found.length === BATCH;
};

/** Posted properties whose email address was not confirmed, and deleted ones. */
const eraseExpiredPostings: RetentionStep = async (ctx, tx, { before }) => {
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
const eraseExpiredSubscriptions: RetentionStep = async (ctx, tx, { before }) => {
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
const deleteOldMails: RetentionStep = async (_ctx, tx, { before }) => {
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

/** Emails of portals that staff have not dealt with. */
const deleteOldLeadMails: RetentionStep = async (_ctx, tx, { before }) => {
  await tx.delete(leadMails).where(lt(leadMails.createdAt, before(RETENTION_DAYS.leadMail)));
  return false;
};

/** Blocked numbers and addresses from which nothing came for as long as enquiries are kept. */
const deleteOldBlocks: RetentionStep = async (_ctx, tx, { enquiry_months, monthsBefore }) => {
  const lastUse = sql`coalesce(${blockedSenders.lastArrivalAt}, ${blockedSenders.createdAt})`;
  await tx.delete(blockedSenders).where(lt(lastUse, monthsBefore(enquiry_months)));
  return false;
};

const STEPS: RetentionStep[] = [
  eraseWithdrawnEnquiries,
  eraseOldEnquiries,
  eraseExpiredPostings,
  eraseEndedPostings,
  eraseExpiredSubscriptions,
  deleteOldMails,
  deleteOldLeadMails,
  deleteOldBlocks,
];

function subtractMonths(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

/** Erases personal data whose retention period is over, in batches. */
export async function enforceRetention(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const { retention } = await readSettings(ctx.db, 'retention');
  const periods: Periods = {
    ...retention,
    before: (days) => new Date(ctx.now().getTime() - days * DAY_MS),
    monthsBefore: (months) => subtractMonths(ctx.now(), months),
  };
  const stopped = () => signal?.aborted === true;
  for (const step of STEPS) {
    let more = true;
    while (more && !stopped()) more = await ctx.db.transaction((tx) => step(ctx, tx, periods));
  }
  if (!stopped()) await removeOldErasures(ctx, retention.backup_days);
}
