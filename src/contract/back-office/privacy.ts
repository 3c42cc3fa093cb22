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
  /** The record that was sent with the form. */
  record_id: Id,
  notice_version: z.string(),
  purposes: z.array(z.string()),
  agreed_at: Stamp,
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  withdrawn_at: Stamp.nullable(),
});

/** Withdraws the consent for an enquiry; the other forms need an email address, whose owner has a link. */
export const WithdrawInput = z.object({ enquiry_id: Id });
export type WithdrawInput = z.infer<typeof WithdrawInput>;

const Held = z.object({
  id: Id,
  /** A readable description. */
  title: z.string(),
  /** The name that was entered. */
  name: z.string(),
  /** Empty if the record has none. */
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

/** Records that a law may require us to keep, so that staff decide about their erasure. */
export const KeptKind = z.enum(['enquiry', 'application']);
export type KeptKind = z.infer<typeof KeptKind>;

/** A person who asked to erase a record of a transaction. */
export const ErasureRequest = z.object({
  kind: KeptKind,
  id: Id,
  name: z.string(),
  email: z.string(),
  asked_at: Stamp,
});
export type ErasureRequest = Wire<z.infer<typeof ErasureRequest>>;

export const ErasureRequests = success({ requests: z.array(ErasureRequest) });

export const DeclineInput = z.object({
  kind: KeptKind,
  id: Id,
  /** The person gets it by email. */
  reason: z.string().trim().min(10, 'Please name the law or the reason').max(500, 'At most 500 characters'),
});
export type DeclineInput = z.infer<typeof DeclineInput>;

/** One record in the summary that a visitor sees of their own data. */
export interface OwnRecord {
  kind: 'enquiry' | 'application' | 'posting' | 'newsletter';
  id: number;
  title: string;
  createdAt: Date;
  /** Part of a transaction, so that staff decide about its erasure. */
  isKept: boolean;
}

/** What a visitor sees of the data stored under their email address. */
export interface OwnData {
  email: string;
  /** The newest name and number; undefined if only the newsletter knows the address. */
  contact: { full_name: string; country_code: string; phone_number: string } | undefined;
  records: OwnRecord[];
  mails: number;
  /** Whether staff still have to decide about an erasure. */
  isWaiting: boolean;
}

/** What happened to one's own data: `partly` means that staff decide about the rest. */
export type OwnDataOutcome = 'done' | 'partly' | 'invalid';
