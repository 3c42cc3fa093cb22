import { z } from 'zod';
import { tidyLine } from '../leads/enquiry-rules.ts';
import { INVALID_PROFILE, MOBILE_NUMBER, NAME_LENGTH } from './profile-rules.ts';

/** Line breaks become spaces. */
export const StaffName = z
  .string(INVALID_PROFILE.full_name)
  .overwrite(tidyLine)
  .min(NAME_LENGTH.min, INVALID_PROFILE.full_name)
  .max(NAME_LENGTH.max, INVALID_PROFILE.full_name);

/** Null if there is none. */
export const MobileNumber = z
  .string(INVALID_PROFILE.mobile_number)
  .overwrite(tidyLine)
  .refine((number) => number === '' || MOBILE_NUMBER.test(number), INVALID_PROFILE.mobile_number)
  .transform((number) => number || null)
  .nullable();

/** The fields that staff can change in their own profile. */
export const ProfileInput = z.object({ full_name: StaffName, mobile_number: MobileNumber });
export type ProfileInput = z.infer<typeof ProfileInput>;
