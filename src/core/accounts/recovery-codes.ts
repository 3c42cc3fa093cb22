import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
const GROUPS = 4;
/** Without the characters that are mistaken for one another on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new codes of nearly 80 bits, such as `k7qa-m2xd-9hfp-w3rc`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Their hash, however a code was typed. They are long and random, so a plain hash keeps them. */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');
