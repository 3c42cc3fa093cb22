/**
 * Control characters other than tab and line feed, and lone surrogates: invisible, and not accepted by the database.
 */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Removes invisible characters and surrounding whitespace before text is stored. */
export const cleanText = (text: string): string => text.replace(UNSEEN, '').trim();

/** The same for single-line text. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

export const INVALID_EMAIL = 'Please enter a valid email';

/** In lower case: local part, @, domain, a suffix of two letters or more. */
export const EMAIL_PATTERN = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
