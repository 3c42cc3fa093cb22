const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

const FEWEST_DIFFERENT = 5;
/** A shorter email name occurs in many words by chance. */
const MIN_NAME_LENGTH = 3;
/** Letters that must remain after removing digits and common passwords. */
const FEWEST_OF_ONES_OWN = 4;
const EVERYBODYS =
  /pa[s$]{2}w[o0]r[dt]|qwerty(?:uiop)?|asdfgh(?:jkl)?|zxcvbnm?|iloveyou|welcome|letmein|admin(?:istrator)?|abcdef(?:gh)?|changeme|aangan/g;

export const EASY_PASSWORD = 'This password is too easy to guess';

/**
 * Returns the error of a new password, or undefined. Surrounding spaces are ignored, as at sign-in. Words of the company
 * count as little as common passwords do; only the server knows them, and the list of common passwords.
 */
export function validatePassword(typed: string, email: string, companyWords: string[] = []): string | undefined {
  const password = typed.trim();
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < FEWEST_DIFFERENT) return EASY_PASSWORD;
  const withoutCompany = companyWords.reduce((text, word) => text.replaceAll(word, ''), plain);
  const own = withoutCompany.replace(EVERYBODYS, '').replace(/[^\p{L}\p{M}]/gu, '');
  if (own.length < FEWEST_OF_ONES_OWN) return EASY_PASSWORD;
  const [name = ''] = email.trim().toLowerCase().split('@');
  if (name.length >= MIN_NAME_LENGTH && plain.includes(name))
    return 'Your password must not contain the part of your email before the @';
  return undefined;
}
