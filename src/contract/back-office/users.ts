import { z } from 'zod';
import { MobileNumber, StaffName } from '../accounts/profile.ts';
import { Id } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { EmailAddress } from '../forms/fields.ts';
import { Role } from '../people/enumerations.ts';
import { Stamp, stamps } from './fields.ts';

/** A staff account. It has no password field, because users choose their own. */
export const UserInput = z.object({
  full_name: StaffName,
  email: EmailAddress,
  mobile_number: MobileNumber.optional(),
  role: z.enum(Role.options, 'Please choose a role'),
});
export type UserInput = z.infer<typeof UserInput>;

export const StaffUser = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  mobile_number: z.string().nullable(),
  is_active: z.boolean(),
  role: Role,
  /** A new address that counts once its link was opened. */
  pending_email: z.string().nullable(),
  /** Whether they still have to choose a password. */
  is_invited: z.boolean(),
  /** The second steps of their sign-in; null unless an admin asks. */
  authenticator_app: z.boolean().nullable(),
  passkeys: z.number().int().nullable(),
  /** Null before the first time, and unless an admin asks. */
  last_sign_in_at: Stamp.nullable(),
  ...stamps,
});
export type StaffUser = Wire<z.infer<typeof StaffUser>>;
