import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { ContactPointKind, FakeLead } from '../people/enumerations.ts';
import { readContactPoint } from './contact-point.ts';
import { Stamp } from './fields.ts';
import { StaffColleague } from './people.ts';

export const FAKE_LEAD_LABELS: Record<FakeLead, string> = { spam: 'Spam', wrong_number: 'Wrong number' };

/** Marks a lead as fake, perhaps with later ones from its number and address; null takes the mark and the block away. */
export const FakeMark = z.discriminatedUnion('fake', [
  z.object({ fake: FakeLead, is_blocked: z.boolean() }),
  z.object({ fake: z.null() }),
]);
export type FakeMark = z.infer<typeof FakeMark>;

/** A number or an address that staff block although no lead came from it. */
export const BlockInput = z.object({
  value: z
    .string()
    .trim()
    .max(320)
    .refine(
      (typed) => readContactPoint(typed) !== undefined,
      'Please enter a full phone number or a valid email address',
    ),
  reason: FakeLead,
});
export type BlockInput = z.infer<typeof BlockInput>;

export const BlockedSender = z.object({
  id: Id,
  kind: ContactPointKind,
  value: z.string(),
  reason: FakeLead,
  blocked_by: StaffColleague.nullable(),
  /** How many leads came from it since then. */
  arrivals: z.number().int(),
  last_arrival_at: Stamp.nullable(),
  createdAt: Stamp,
});

/** An empty text lists the newest; any other finds exactly this number or address. */
export const BlockedSenderQuery = z.object({ q: z.string().trim().max(320).catch('').default('') });
export type BlockedSenderQuery = z.infer<typeof BlockedSenderQuery>;

/** The newest ones, up to a hundred. */
export const BlockedSenders = success({ senders: z.array(BlockedSender) });
export type BlockedSenders = z.infer<typeof BlockedSenders>;
