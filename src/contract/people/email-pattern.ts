export const INVALID_EMAIL = 'Please enter a valid email';

/** In lower case: local part, @, domain, a suffix of two letters or more. */
export const EMAIL_PATTERN = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
