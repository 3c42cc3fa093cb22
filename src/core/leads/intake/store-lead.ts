import { randomUUID } from 'node:crypto';
import { type HandSource, readPhone } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { joinContact, toPoints } from '../contacts/join-contact.ts';
import { readBlock, toBlockedLead } from '../fake/blocked-senders.ts';
import type { NamedListing } from './find-listing.ts';

const { consents, enquiries, enquiryEvents } = tables;

/** A person who came, called or wrote was answered at once; that is no reply time to measure. */
const ANSWERED = new Set(['walk-in', 'call', 'whatsapp']);

/** The person asked us, or the company that passed the lead on, to be contacted; there was no form of ours. */
const NOTICE = 'passed-on-1';

export interface Lead {
  fullName: string;
  /** As written. */
  phone: string;
  email: string;
  message: string;
  /** How it came: one of the ways that staff choose, or the name of its source. */
  source: HandSource | (string & {});
  reference?: NamedListing['reference'] | undefined;
  cityId?: number | null | undefined;
  /** The same for every attempt to store it. */
  submissionKey?: string | undefined;
  /** How far a lead has come that was received earlier. */
  progress?: Pick<typeof enquiries.$inferInsert, 'status' | 'lostReason' | 'firstReplyAt' | 'createdAt'> | undefined;
}

export interface StoredLead {
  id: number;
  contactId: number;
  /** Whether the person was known before. */
  isKnown: boolean;
  /** Whether it came from a blocked sender; no one is told of it. */
  isFake: boolean;
}

/**
 * Stores a lead that came without a form of ours, with its person. One that a user enters is never fake, although its
 * number is blocked.
 */
export async function storeLead(ctx: Ctx, tx: Tx, lead: Lead, actorId?: number): Promise<StoredLead> {
  const phone = readPhone(lead.phone);
  if (!phone) throw new Error('the phone number was not checked');
  const now = ctx.now();
  const person = {
    fullName: lead.fullName,
    email: lead.email,
    countryCode: phone.country_code,
    phoneNumber: phone.phone_number,
  };
  const contactId = await joinContact(tx, person);
  const isKnown = (await tx.$count(enquiries, eq(enquiries.contactId, contactId))) > 0;
  const block = actorId === undefined ? await readBlock(ctx, tx, toPoints(person)) : undefined;
  const [consent] = await tx
    .insert(consents)
    .values({ noticeVersion: NOTICE, purposes: ['contact'], agreedAt: now })
    .returning({ id: consents.id });
  if (!consent) throw new Error('the consent was not stored');
  const [stored] = await tx
    .insert(enquiries)
    .values({
      ...person,
      ...lead.reference,
      contactId,
      consentId: consent.id,
      submissionKey: lead.submissionKey ?? randomUUID(),
      message: lead.message,
      sourceButton: lead.source,
      cityId: lead.cityId,
      assignedTo: actorId,
      ...(ANSWERED.has(lead.source) && { status: 'contacted' as const, firstReplyAt: now }),
      createdAt: now,
      ...lead.progress,
      ...(block && toBlockedLead(block)),
    })
    .returning({ id: enquiries.id });
  if (!stored) throw new Error('the lead was not stored');
  if (actorId !== undefined)
    await tx.insert(enquiryEvents).values({
      enquiryId: stored.id,
      actorId,
      kind: 'note',
      body: 'Entered by hand',
      data: { is_contact: false },
      createdAt: now,
    });
  return { id: stored.id, contactId, isKnown, isFake: block !== undefined };
}
