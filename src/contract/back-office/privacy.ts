import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { Stamp, type Wire } from './fields.ts';

const MAX_CONTACTS = 10;

/** Whom a request is about: telephone numbers and e-mail addresses, as people write them. */
export const PersonQuery = z.object({
  contacts: z
    .array(z.string().trim().min(3, 'Please enter a phone number or an email address').max(254))
    .min(1, 'Please enter a phone number or an email address')
    .max(MAX_CONTACTS, `At most ${MAX_CONTACTS} at once`),
});
export type PersonQuery = z.infer<typeof PersonQuery>;

/** What has to be typed before a person is erased. */
export const ERASE_WORD = 'ERASE';

export const EraseInput = PersonQuery.extend({
  confirmation: z.literal(ERASE_WORD, `Please type ${ERASE_WORD}`),
});
export type EraseInput = z.infer<typeof EraseInput>;

const Consent = z.object({
  /** The form it was given with. */
  given_with: z.enum(['enquiry', 'application', 'posting', 'newsletter']),
  notice_version: z.string(),
  purposes: z.array(z.string()),
  agreed_at: Stamp,
  /** Where it came from. */
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  withdrawn_at: Stamp.nullable(),
});

const Held = z.object({
  id: Id,
  /** What it is, in words. */
  title: z.string(),
  /** Who it says it is from. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.string(),
  createdAt: Stamp,
  /** How many notes and other steps, or files, hang on it. */
  events: z.number().int(),
  files: z.number().int(),
});

/** Everything that is held about a person, in short. Of long lists only the newest are named; the totals are exact. */
export const PersonSummary = z.object({
  /** The contacts as they were understood. */
  contacts: z.array(z.string()),
  /** Others that their records name: most likely theirs, too. */
  related: z.array(z.string()),
  /** Colleagues with one of the contacts: their accounts are kept elsewhere. */
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

/** What was erased: a reference that means nothing to anybody else, and numbers. */
export const Erased = success({ reference: z.string(), erased: z.record(z.string(), z.number().int()) });
export type Erased = z.infer<typeof Erased>;
