import { tidyLine } from '../leads/enquiry-rules.ts';

export interface ProfileFields {
  full_name: string;
  mobile_number: string;
}

export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

export const NAME_LENGTH = { min: 2, max: 80 };
/** With or without a country code; spaces and hyphens between the digits are allowed. */
export const MOBILE_NUMBER = /^\+?\d(?:[ -]?\d){7,14}$/;

export const INVALID_PROFILE = {
  full_name: `Please enter a name of ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters`,
  mobile_number: 'Please enter a valid mobile number',
};

const isName = (name: string) => name.length >= NAME_LENGTH.min && name.length <= NAME_LENGTH.max;

/** Field errors of a profile, with the same rules and messages as `ProfileInput`. */
export function validateProfile({ full_name, mobile_number }: ProfileFields): ProfileErrors {
  const number = tidyLine(mobile_number);
  return {
    ...(isName(tidyLine(full_name)) ? {} : { full_name: INVALID_PROFILE.full_name }),
    ...(number === '' || MOBILE_NUMBER.test(number) ? {} : { mobile_number: INVALID_PROFILE.mobile_number }),
  };
}
