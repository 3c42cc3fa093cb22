import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { Stamp } from './fields.ts';

const MAX_CONTACTS = 10;

/** The person a privacy request is about: phone numbers and email addresses as typed. */
export const PersonQuery = z.object({
  contacts: z
    .array(z.string().trim().min(3, 'Please enter a phone number or an email address').max(254))
    .min(1, 'Please enter a phone number or an email address')
    .max(MAX_CONTACTS, `Enter at most ${MAX_CONTACTS} contacts`),
});
export type PersonQuery = z.infer<typeof PersonQuery>;

/** The confirmation text for erasing a person. */
export const ERASE_WORD = 'ERASE';

export const EraseInput = PersonQuery.extend({
  confirmation: z.literal(ERASE_WORD, `Please type ${ERASE_WORD}`),
});
export type EraseInput = z.infer<typeof EraseInput>;

const Consent = z.object({
  /** The form in which consent was given. */
  given_with: z.enum(['enquiry', 'application', 'posting', 'newsletter']),
  notice_version: z.string(),
  purposes: z.array(z.string()),
  agreed_at: Stamp,
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  withdrawn_at: Stamp.nullable(),
});

const Held = z.object({
  id: Id,
  /** A readable description. */
  title: z.string(),
  /** The name that was entered. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.string(),
  createdAt: Stamp,
  /** Number of notes and other events, and of files. */
  events: z.number().int(),
  files: z.number().int(),
});

/** Summary of all data about a person. Long lists contain only the newest entries; the totals are exact. */
export const PersonSummary = z.object({
  /** The contacts after normalisation. */
  contacts: z.array(z.string()),
  /** Other contacts in the same records, which most likely belong to the same person. */
  related: z.array(z.string()),
  /** Staff accounts with one of the contacts; they are managed separately. */
  staff: z.array(z.object({ id: Id, full_name: z.string() })),
  enquiries: z.array(Held),
  applications: z.array(Held),
  postings: z.array(Held),
  subscriptions: z.array(Held),
  mails: z.array(z.object({ id: Id, template: z.string(), createdAt: Stamp, sent_at: Stamp.nullable() })),
  consents: z.array(Consent),
  totals: z.object({
    enquiries: z.number().int(),
    applications: z.number().int(),
    postings: z.number().int(),
    subscriptions: z.number().int(),
    mails: z.number().int(),
    history: z.number().int(),
  }),
});
export type PersonSummary = Wire<z.infer<typeof PersonSummary>>;

export const PersonFound = success({ person: PersonSummary });

/** A reference without personal data, and the number of erased rows. */
export const Erased = success({ reference: z.string(), erased: z.record(z.string(), z.number().int()) });
export type Erased = z.infer<typeof Erased>;
