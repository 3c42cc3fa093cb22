import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { EmailAddress } from '../forms/fields.ts';
import { LeadScope } from '../people/enumerations.ts';
import { cleanText } from '../text.ts';
import { readPhone } from './contact-point.ts';
import { Wishes } from './contacts.ts';
import { optionalText, requiredText, Stamp } from './fields.ts';

/** How a person who filled in no form came to us. */
export const HAND_SOURCES = ['walk-in', 'call', 'whatsapp', 'portal', 'referral'] as const;
export const HandSource = z.enum(HAND_SOURCES);
export type HandSource = z.infer<typeof HandSource>;

const Phone = requiredText(40, 1, 'Please enter a phone number').refine(
  (typed) => readPhone(typed) !== undefined,
  'Please enter a full phone number',
);

const OptionalEmail = z
  .string()
  .trim()
  .default('')
  .refine((email) => email === '' || EmailAddress.safeParse(email).success, 'Please enter a valid email address');

/** A lead that staff enter. */
export const NewLeadInput = z.object({
  phone: Phone,
  full_name: requiredText(80, 1, 'Please enter a name'),
  email: OptionalEmail,
  source: HandSource.default('walk-in'),
  wishes: Wishes.default(''),
});
export type NewLeadInput = z.infer<typeof NewLeadInput>;

/** The lead that was stored, and whether its person was known before. */
export const NewLeadAnswer = success({ id: Id, is_known: z.boolean() });
export type NewLeadAnswer = z.infer<typeof NewLeadAnswer>;

export const LEAD_SCOPE_LABELS: Record<LeadScope, string> = {
  add: 'Add leads',
  status: 'Read the status of its leads',
};

const MAX_PER_MINUTE = 600;

/** A system that sends leads, such as a portal or an advertising form. */
export const LeadSourceInput = z.object({
  name: requiredText(40),
  scopes: z.array(LeadScope).min(1, 'Choose at least one'),
  per_minute: z.number().int().min(1).max(MAX_PER_MINUTE, `At most ${MAX_PER_MINUTE}`).default(60),
});
export type LeadSourceInput = z.infer<typeof LeadSourceInput>;

export const LeadSource = LeadSourceInput.extend({
  id: Id,
  /** The beginning of its key, to tell keys apart. */
  key_start: z.string(),
  /** Until when the key before this one works; null if there is none. */
  old_key_until: Stamp.nullable(),
  last_used_at: Stamp.nullable(),
  createdAt: Stamp,
});

export const LeadSources = success({ sources: z.array(LeadSource) });

/** The key is shown once and not stored. */
export const LeadSourceKey = success({ id: Id, key: z.string() });

const MAX_MESSAGE_LENGTH = 2000;

/** The source's own number of a lead; sending it again changes nothing. */
const Reference = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\w.:-]+$/, 'Only letters, digits and . : _ -');

/** A lead that another system sends. */
export const IncomingLead = z.object({
  reference: Reference,
  full_name: requiredText(80),
  phone: Phone,
  email: OptionalEmail,
  message: optionalText(MAX_MESSAGE_LENGTH).overwrite(cleanText).default(''),
  /** The address or the last part of the address of one of our listings; an unknown one is ignored. */
  listing: z.string().trim().max(300).default(''),
});
export type IncomingLead = z.infer<typeof IncomingLead>;

export const IncomingLeadAnswer = success({ reference: z.string() });

export const LeadStatusParams = z.object({ reference: Reference });

/** How far a lead has come, without a word about the person. */
export const LeadStatusAnswer = success({
  reference: z.string(),
  status: z.enum(['new', 'in_progress', 'won', 'lost']),
});

/** Emails of portals whose lead could not be read, oldest first. */
export const UnreadLeadMails = success({
  mails: z.array(z.object({ id: Id, sender: z.string(), subject: z.string(), body: z.string(), createdAt: Stamp })),
});
