import { z } from 'zod';
import type { FieldError } from '../answers.ts';
import { EnquiryStatus, NextStepKind } from '../people/enumerations.ts';
import { optionalText, Stamp } from './fields.ts';
import { VisitPlan } from './visits.ts';

export const ContactChannel = z.enum(['call', 'whatsapp', 'email', 'meeting']);
export type ContactChannel = z.infer<typeof ContactChannel>;

/** How a contact went; `opened` is logged by the buttons that call or write, until the user says how it went. */
export const ContactOutcome = z.enum([
  'reached',
  'sent',
  'no_answer',
  'call_later',
  'not_interested',
  'wrong_number',
  'opened',
]);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

export const CHANNEL_LABELS: Record<ContactChannel, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  meeting: 'Met',
};

export const OUTCOME_LABELS: Record<ContactOutcome, string> = {
  reached: 'Spoke',
  sent: 'Message sent',
  no_answer: 'No answer',
  call_later: 'Call later',
  not_interested: 'Not interested',
  wrong_number: 'Wrong number',
  opened: 'Started',
};

/** The outcomes that a contact of each channel can have. */
export const CHANNEL_OUTCOMES: Record<ContactChannel, ContactOutcome[]> = {
  call: ['reached', 'no_answer', 'call_later', 'not_interested', 'wrong_number'],
  whatsapp: ['sent', 'reached', 'call_later', 'not_interested', 'wrong_number'],
  email: ['sent', 'reached', 'call_later', 'not_interested'],
  meeting: ['reached', 'not_interested'],
};

export const NEXT_STEP_LABELS: Record<NextStepKind, string> = {
  call: 'Call',
  visit: 'Visit',
  meeting: 'Meeting',
  send_homes: 'Send homes',
};

/** A contact with a person, or only a note, and what comes next: saved together. */
export const ContactLog = z.object({
  /** Null for a note. */
  channel: ContactChannel.nullable(),
  outcome: ContactOutcome.nullable(),
  note: optionalText(4000),
  /** The next step; null if there is none, undefined to leave it as it is. */
  next: z.object({ kind: NextStepKind, at: Stamp, visit: VisitPlan.optional() }).nullish(),
  /** The status after it; undefined to let the outcome decide. */
  status: EnquiryStatus.optional(),
});
export type ContactLog = z.infer<typeof ContactLog>;

/** Whether there is something to save, and the outcome belongs to the channel. */
export function validateContact({
  channel,
  outcome,
  note,
  next,
}: Pick<ContactLog, 'channel' | 'outcome' | 'note'> & { next?: unknown }): FieldError[] {
  if (channel === null) {
    if (outcome !== null) return [{ field: 'channel', message: 'Choose how you were in contact' }];
    return note === '' && next === undefined ? [{ field: 'note', message: 'Write a note or choose a next step' }] : [];
  }
  const isKnown = outcome === 'opened' || (outcome !== null && CHANNEL_OUTCOMES[channel].includes(outcome));
  return isKnown ? [] : [{ field: 'outcome', message: 'Choose how it went' }];
}
