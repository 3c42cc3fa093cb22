import { z } from 'zod';
import { StartPage } from '../people/enumerations.ts';
import { cleanLine } from '../text.ts';

const INVALID_NAME = 'Please enter a name of 2 to 80 characters';
const INVALID_NUMBER = 'Please enter a valid mobile number';
/** With or without a country code; spaces and hyphens between the digits are allowed. */
export const MOBILE_NUMBER = /^\+?\d(?:[ -]?\d){7,14}$/;

/** Line breaks become spaces. */
export const StaffName = z.string(INVALID_NAME).overwrite(cleanLine).min(2, INVALID_NAME).max(80, INVALID_NAME);

/** Null if there is none. */
export const MobileNumber = z
  .string(INVALID_NUMBER)
  .overwrite(cleanLine)
  .refine((number) => number === '' || MOBILE_NUMBER.test(number), INVALID_NUMBER)
  .transform((number) => number || null)
  .nullable();

/** The fields that staff can change in their own profile. */
export const ProfileInput = z.object({
  full_name: StaffName,
  mobile_number: MobileNumber,
  /** Where an admin lands after sign-in; null for the users. Pages that do not send it leave it as it is. */
  start_page: StartPage.nullable().optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;
