/** In lower case: local part, @, domain, a suffix of two letters or more. */
export const EMAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = 'Please enter a valid email';

/** The rule of `EmailAddress` without zod, for public pages. */
export function isEmail(typed: string): boolean {
  const address = typed.trim().toLowerCase();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
}
