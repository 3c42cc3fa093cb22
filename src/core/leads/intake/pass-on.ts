import type { IncomingLead } from '#contract';
import type { Tx } from '#db';
import { siteFacts } from '../../content/index.ts';
import type { Ctx } from '../../context.ts';
import { notifyStaff } from '../arrived-mails.ts';
import { assignEnquiry } from '../assignment.ts';
import { findListing } from './find-listing.ts';
import { storeLead } from './store-lead.ts';

interface PassedOn {
  /** The name of the system or portal. */
  source: string;
  lead: IncomingLead;
  submissionKey?: string | undefined;
}

/** Stores a lead that another company passed on, assigns it by the rule and tells staff; returns its id. */
export async function passOnLead(
  ctx: Ctx,
  tx: Tx,
  { source, submissionKey, lead: { full_name: fullName, phone, email, message, listing: named } }: PassedOn,
): Promise<number> {
  const listing = await findListing(tx, named);
  const cityId = listing?.cityId ?? null;
  const person = { fullName, phone, email, message };
  const { id, isFake } = await storeLead(ctx, tx, {
    ...person,
    source,
    submissionKey,
    cityId,
    reference: listing?.reference,
  });
  if (isFake) return id;
  const assignee = await assignEnquiry(ctx, tx, { id, cityId });
  const { email: inbox } = await siteFacts(ctx.db);
  const about = listing ? { title: listing.title, path: listing.path } : null;
  await notifyStaff(ctx, tx, { inbox, assignee, enquiryId: id }, { ...person, page: null, listing: about });
  return id;
}
