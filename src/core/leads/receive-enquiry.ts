import { randomUUID } from 'node:crypto';
import { type EnquiryInput, listingPath } from '#contract';
import { and, eq, inArray, isNull, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx, Origin } from '../context.ts';
import { queueVisitorMail } from '../mail/index.ts';
import { notifyStaff } from './arrived-mails.ts';
import { assignEnquiry } from './assignment.ts';
import { storeConsent } from './consents.ts';
import { joinContact, toPoints } from './contacts/join-contact.ts';
import { readBlock, toBlockedLead } from './fake/blocked-senders.ts';

const { enquiries, postedProperties, projects, properties } = tables;

/** The listing that an enquiry is about. */
interface EnquiredListing {
  title: string;
  path: string;
  cityId: number | null;
  reference: { propertyId: number } | { projectId: number } | { postedPropertyId: number };
}

/** Pages are cached, so enquiries can also be about a listing that was just taken down, never an unpublished one. */
const SEEN = ['published', 'withdrawn', 'sold'] as const;

async function published(tx: Tx, table: typeof properties | typeof projects, id: number) {
  const [found] = await tx
    .select({
      slug: table.slug,
      title: table.title,
      cityId: table.cityId,
      postingId: 'postingId' in table ? table.postingId : sql<null>`null`,
    })
    .from(table)
    .where(and(eq(table.id, id), inArray(table.status, [...SEEN])));
  return found;
}

async function posted(tx: Tx, id: number): Promise<EnquiredListing | undefined> {
  const [found] = await tx
    .select({ city: postedProperties.city, cityId: postedProperties.cityId })
    .from(postedProperties)
    .where(and(eq(postedProperties.id, id), eq(postedProperties.isActive, true), isNull(postedProperties.deletedAt)));
  return (
    found && {
      title: `Posted property in ${found.city}`,
      path: listingPath('posted_property', id),
      cityId: found.cityId,
      reference: { postedPropertyId: id },
    }
  );
}

/** An enquiry about the property of a posting is one about the posting. */
function toReference(kind: 'property' | 'project', id: number, postingId: number | null): EnquiredListing['reference'] {
  if (postingId !== null) return { postedPropertyId: postingId };
  return kind === 'property' ? { propertyId: id } : { projectId: id };
}

/** Finds the listing that a form named, if visitors could see it. */
async function enquiredListing(tx: Tx, named: EnquiryInput['listing']): Promise<EnquiredListing | undefined> {
  if (!named) return undefined;
  const { kind, id } = named;
  if (kind === 'posted_property') return posted(tx, id);
  const found = await published(tx, kind === 'property' ? properties : projects, id);
  return (
    found && {
      title: found.title,
      path: listingPath(kind, found.slug),
      cityId: found.cityId,
      reference: toReference(kind, id, found.postingId),
    }
  );
}

/** Must change whenever the consent text beside the checkbox changes. */
const NOTICE = 'enquiry-1';

const about = (listing: EnquiredListing | undefined) => (listing ? { title: listing.title, path: listing.path } : null);

async function storedBefore(tx: Tx, submissionKey: string): Promise<boolean> {
  // A concurrent submission of the same form waits here and then finds the first row.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
  const found = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.submissionKey, submissionKey));
  return found.length > 0;
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

/**
 * Stores an enquiry with the consent, the assignee and the emails in one transaction, and returns its key. Repeating a
 * key changes nothing. A filled honeypot means a bot, which gets a normal success response, as a blocked sender does,
 * whose enquiry is stored as fake without a word to anyone.
 */
export async function receiveEnquiry(ctx: Ctx, input: EnquiryInput, origin: Origin): Promise<string> {
  const submissionKey = input.submission_key ?? randomUUID();
  if (input.website) return submissionKey;
  const { email: inbox } = await siteFacts(ctx.db);
  const isNew = await ctx.db.transaction(async (tx) => {
    if (await storedBefore(tx, submissionKey)) return false;
    const now = ctx.now();
    const listing = await enquiredListing(tx, input.listing);
    const agreement = { notice: NOTICE, purposes: ['terms', 'contact'], agreedAt: now };
    const consentId = await storeConsent(tx, agreement, origin);
    const values = row(input, listing);
    const contactId = await joinContact(tx, values);
    const block = await readBlock(ctx, tx, toPoints(values));
    const [enquiry] = await tx
      .insert(enquiries)
      .values({ ...values, contactId, submissionKey, consentId, createdAt: now, ...(block && toBlockedLead(block)) })
      .returning({ id: enquiries.id });
    if (!enquiry) throw new Error('the enquiry was not stored');
    if (block) return false;
    const assignee = await assignEnquiry(ctx, tx, { id: enquiry.id, cityId: listing?.cityId ?? null });
    await notifyStaff(ctx, tx, { inbox, assignee, enquiryId: enquiry.id }, toEmailData(input, listing));
    const data = { enquiryId: enquiry.id, listing: about(listing) };
    const acknowledgement = { template: 'enquiry-received' as const, recipient: input.email, data };
    if (input.email !== '') await queueVisitorMail(ctx, tx, acknowledgement, 'acknowledgement');
    return true;
  });
  if (isNew) ctx.emit('enquiry');
  return submissionKey;
}
