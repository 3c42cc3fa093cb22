import { z } from 'zod';
import { tidyLine } from '../leads/enquiry-rules.ts';
import { INVALID_PROFILE, MOBILE_NUMBER, NAME_LENGTH } from './profile-rules.ts';

/** The name of a member of staff, on one line. */
export const StaffName = z
  .string(INVALID_PROFILE.full_name)
  .overwrite(tidyLine)
  .min(NAME_LENGTH.min, INVALID_PROFILE.full_name)
  .max(NAME_LENGTH.max, INVALID_PROFILE.full_name);

/** A mobile number, or null where there is none. */
export const MobileNumber = z
  .string(INVALID_PROFILE.mobile_number)
  .overwrite(tidyLine)
  .refine((number) => number === '' || MOBILE_NUMBER.test(number), INVALID_PROFILE.mobile_number)
  .transform((number) => number || null)
  .nullable();

/** What members of staff change about themselves. */
export const ProfileInput = z.object({ full_name: StaffName, mobile_number: MobileNumber });
export type ProfileInput = z.infer<typeof ProfileInput>;
