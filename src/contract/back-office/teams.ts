import { z } from 'zod';
import { Id } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { requiredText, selectedId, stamps } from './fields.ts';

const MAX_MEMBERS = 200;

/** Staff who work together. The manager sees the leads of all members. */
export const TeamInput = z.object({
  name: requiredText(60, 2),
  manager_id: selectedId('Please choose a manager'),
  member_ids: z
    .array(Id)
    .min(1, 'Choose at least one member')
    .max(MAX_MEMBERS, `At most ${MAX_MEMBERS} members`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each member only once'),
});
export type TeamInput = z.infer<typeof TeamInput>;

export const StaffTeam = z.object({
  id: Id,
  name: z.string(),
  /** Null if the account of the manager no longer exists. */
  manager_id: Id.nullable(),
  manager_name: z.string().nullable(),
  /** In the order of their names. */
  member_ids: z.array(Id),
  member_names: z.array(z.string()),
  ...stamps,
});
export type StaffTeam = Wire<z.infer<typeof StaffTeam>>;
