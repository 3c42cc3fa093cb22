import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

type TokenPurpose =
  | 'confirm-subscription'
  | 'unsubscribe'
  | 'withdraw-enquiry'
  | 'withdraw-application'
  | 'confirm-posting'
  | 'manage-posting'
  | 'posting-picture'
  | 'choose-password'
  | `confirm-email:${string}`
  | 'preview-property'
  | 'preview-project';

/** No expiry, for links that must work as long as the email exists. */
const NEVER = 0;

const sign = (secret: string, purpose: TokenPurpose, id: number, expires: number) =>
  createHmac('sha256', secret).update(`${purpose}.${id}.${expires}`).digest('base64url');

/** Creates a token that proves, without a database row, that we sent this link for this purpose. */
export function signToken(secret: string, purpose: TokenPurpose, id: number, expiresAt?: Date): string {
  const expires = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : NEVER;
  return `${id}.${expires}.${sign(secret, purpose, id, expires)}`;
}

/** Returns the id in a token, or undefined if the token is forged, for another purpose or expired. */
export function readToken(secret: string, purpose: TokenPurpose, token: string, now: Date): number | undefined {
  const match = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, id, expires, signature] = match;
  const expected = Buffer.from(sign(secret, purpose, Number(id), Number(expires)));
  if (!timingSafeEqual(expected, Buffer.from(signature ?? ''))) return undefined;
  if (Number(expires) !== NEVER && Number(expires) * 1000 < now.getTime()) return undefined;
  return Number(id);
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'aangan sealed text', 32));

/** Encrypts a text, so that a copy of the database alone does not reveal it; `about` binds it to its owner. */
export function encrypt(secret: string, about: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Returns the text, or undefined if the secret or `about` differs or the ciphertext was changed. */
export function decrypt(secret: string, about: string, ciphertext: string): string | undefined {
  const bytes = Buffer.from(ciphertext, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}

/** Operations that need the app secret: signed links in emails, and encryption of stored text. */
export interface Links {
  siteOrigin: string;
  token(purpose: TokenPurpose, id: number, expiresAt?: Date): string;
  read(purpose: TokenPurpose, token: string, now: Date): number | undefined;
  /** Encrypts a text for storage; it can be decrypted only with the same `about`. */
  encrypt(about: string, text: string): string;
  decrypt(about: string, ciphertext: string): string | undefined;
}

export const createLinks = (siteOrigin: string, secret: string): Links => ({
  siteOrigin,
  token: (purpose, id, expiresAt) => signToken(secret, purpose, id, expiresAt),
  read: (purpose, token, now) => readToken(secret, purpose, token, now),
  encrypt: (about, text) => encrypt(secret, about, text),
  decrypt: (about, ciphertext) => decrypt(secret, about, ciphertext),
});
