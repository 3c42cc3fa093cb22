import { randomUUID } from 'node:crypto';
import type { EnquiryInput } from '#contract';
import { and, count, eq, gt, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx, Origin } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import { type Assignee, assignEnquiry } from './assignment/index.ts';
import { type EnquiredListing, enquiredListing } from './enquired-listing.ts';
import { storeConsent } from './store-consent.ts';

const { enquiries } = tables;

/** Must change whenever the consent text beside the checkbox changes. */
const NOTICE = 'enquiry-1';
/** Prevents flooding of another person's inbox: above this limit, only staff are notified. */
const ACKNOWLEDGED_PER_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;

const about = (listing: EnquiredListing | undefined) => (listing ? { title: listing.title, path: listing.path } : null);

async function storedBefore(tx: Tx, submissionKey: string): Promise<boolean> {
  // A concurrent submission of the same form waits here and then finds the first row.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
  const found = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.submissionKey, submissionKey));
  return found.length > 0;
}

async function mayAcknowledge(tx: Tx, email: string, now: Date): Promise<boolean> {
  const [recent] = await tx
    .select({ sent: count() })
    .from(enquiries)
    .where(and(eq(sql`lower(${enquiries.email})`, email), gt(enquiries.createdAt, new Date(now.getTime() - HOUR_MS))));
  return (recent?.sent ?? 0) < ACKNOWLEDGED_PER_HOUR;
}

const row = (input: EnquiryInput, listing: EnquiredListing | undefined) => ({
  fullName: input.full_name,
  email: input.email,
  countryCode: input.country_code,
  phoneNumber: input.phone_number,
  message: input.message,
  sourcePath: input.page_path,
  sourceButton: input.source,
  cityId: listing?.cityId,
  ...listing?.reference,
});

const toEmailData = (input: EnquiryInput, listing: EnquiredListing | undefined) => ({
  fullName: input.full_name,
  email: input.email,
  phone: `${input.country_code} ${input.phone_number}`,
  message: input.message,
  page: input.page_path ?? null,
  listing: about(listing),
});

interface Recipients {
  inbox: string;
  assignee: Assignee | undefined;
  enquiryId: number;
}

/** Notifies the company inbox and the assignee, only once if both have the same address. */
async function notifyStaff(
  ctx: Ctx,
  tx: Tx,
  { inbox, assignee, enquiryId }: Recipients,
  content: ReturnType<typeof toEmailData>,
) {
  const notify = (recipient: string, assigned: boolean) =>
    queueMail(ctx, tx, { template: 'enquiry-to-desk', recipient, data: { enquiryId, ...content, assigned } });
  if (assignee?.email !== inbox) await notify(inbox, false);
  if (assignee) await notify(assignee.email, true);
}

/**
 * Stores an enquiry with the consent, the assignee and the emails in one transaction, and returns its key. Repeating a
 * key changes nothing. A filled honeypot means a bot, which gets a normal success response.
 */
export async function receiveEnquiry(ctx: Ctx, input: EnquiryInput, origin: Origin): Promise<string> {
  const submissionKey = input.submission_key ?? randomUUID();
  if (input.website) return submissionKey;
  const { email: inbox } = await siteFacts(ctx.db);
  const added = await ctx.db.transaction(async (tx) => {
    if (await storedBefore(tx, submissionKey)) return false;
    const now = ctx.now();
    const acknowledge = await mayAcknowledge(tx, input.email, now);
    const listing = await enquiredListing(tx, input.listing);
    const agreement = { notice: NOTICE, purposes: ['terms', 'contact'], agreedAt: now };
    const consentId = await storeConsent(tx, agreement, origin);
    const [enquiry] = await tx
      .insert(enquiries)
      .values({ ...row(input, listing), submissionKey, consentId, createdAt: now })
      .returning({ id: enquiries.id });
    if (!enquiry) throw new Error('the enquiry was not stored');
    const assignee = await assignEnquiry(ctx, tx, { id: enquiry.id, cityId: listing?.cityId ?? null });
    await notifyStaff(ctx, tx, { inbox, assignee, enquiryId: enquiry.id }, toEmailData(input, listing));
    const data = { enquiryId: enquiry.id, listing: about(listing) };
    if (acknowledge) await queueMail(ctx, tx, { template: 'enquiry-received', recipient: input.email, data });
    return true;
  });
  if (added) ctx.emit('enquiry');
  return submissionKey;
}
