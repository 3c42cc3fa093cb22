import { z } from 'zod';
import { Id } from '../answers.ts';

/** A user as colleagues see them. */
export const StaffColleague = z.object({ id: Id, full_name: z.string() });
export type StaffColleague = z.infer<typeof StaffColleague>;
