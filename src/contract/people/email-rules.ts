/** In small letters: local part, @, domain, a suffix of two letters or more. */
export const EMAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = 'Please enter a valid email';

/** Whether a form may send this address: the rule of `EmailAddress` without zod, for public pages. */
export function isEmail(typed: string): boolean {
  const address = typed.trim().toLowerCase();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
}
