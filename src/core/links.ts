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
  | `own-data:${string}`
  | 'preview-property'
  | 'preview-project';

/** The secrets of the installation: the current one, which is used, and earlier ones, which are still accepted. */
export type KeyRing = readonly [current: string, ...earlier: string[]];

/** No expiry, for links that must work as long as the email exists. */
const NEVER = 0;

/** A separate key for each purpose, so that a signature or ciphertext for one is worth nothing for another. */
const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `aangan ${purpose}`, 32));

/** Derived keys of this process: a key takes longer to derive than a token to sign. */
const keys = new Map<string, Uint8Array>();

function keyFor(secret: string, purpose: string): Uint8Array {
  const name = `${purpose}\0${secret}`;
  const key = keys.get(name) ?? deriveKey(secret, purpose);
  keys.set(name, key);
  return key;
}

/** The fixed part of a purpose; an email address in it is part of the signed text. */
const getKind = (purpose: TokenPurpose): string => purpose.split(':')[0] ?? '';

type Key = string | Uint8Array;

const sign = (key: Key, purpose: TokenPurpose, id: number, expires: number) =>
  createHmac('sha256', key).update(`${purpose}.${id}.${expires}`).digest('base64url');

const toToken = (key: Key, purpose: TokenPurpose, id: number, expires: number): string =>
  `${id}.${expires}.${sign(key, purpose, id, expires)}`;

/**
 * The keys that a token may be signed with, the current one first. Links of release 0.2.0 and before are signed with
 * the secret itself.
 */
const acceptedKeys = (ring: KeyRing, purpose: TokenPurpose): Key[] => [
  ...ring.map((secret) => keyFor(secret, getKind(purpose))),
  ...ring,
];

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

interface ParsedToken {
  id: number;
  expires: number;
}

/** Reads a token that we signed; undefined if it is forged or for another purpose. */
function parseToken(ring: KeyRing, purpose: TokenPurpose, token: string): ParsedToken | undefined {
  const match = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, id, expires, signature = ''] = match;
  const parsed = { id: Number(id), expires: Number(expires) };
  const isOurs = acceptedKeys(ring, purpose).some((key) =>
    isSame(sign(key, purpose, parsed.id, parsed.expires), signature),
  );
  return isOurs ? parsed : undefined;
}

/** Creates a token that proves, without a database row, that we sent this link for this purpose. */
export function signToken([current]: KeyRing, purpose: TokenPurpose, id: number, expiresAt?: Date): string {
  const expires = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : NEVER;
  return toToken(keyFor(current, getKind(purpose)), purpose, id, expires);
}

/** Returns the id in a token, or undefined if the token is forged, for another purpose or expired. */
export function readToken(ring: KeyRing, purpose: TokenPurpose, token: string, now: Date): number | undefined {
  const parsed = parseToken(ring, purpose, token);
  if (!parsed) return undefined;
  const { id, expires } = parsed;
  return expires !== NEVER && expires * 1000 < now.getTime() ? undefined : id;
}

/**
 * The same link as every accepted key signs it; none if the token is forged. Where the hash of a link is stored, the
 * email may have been sent with another key than the hash was made with.
 */
export function tokenVariants(ring: KeyRing, purpose: TokenPurpose, token: string): string[] {
  const parsed = parseToken(ring, purpose, token);
  return parsed ? acceptedKeys(ring, purpose).map((key) => toToken(key, purpose, parsed.id, parsed.expires)) : [];
}

const hash = (secret: string, about: string, text: string): string =>
  createHmac('sha256', keyFor(secret, about)).update(text).digest('base64url');

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const SEALED_TEXT = 'sealed text';

/** Encrypts a text, so that a copy of the database alone does not reveal it; `about` binds it to its owner. */
export function encrypt([current]: KeyRing, about: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(current, SEALED_TEXT), nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decryptWith(secret: string, about: string, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, keyFor(secret, SEALED_TEXT), bytes.subarray(0, NONCE_BYTES), {
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

/** Returns the text, or undefined if no secret fits, `about` differs or the ciphertext was changed. */
export function decrypt(ring: KeyRing, about: string, ciphertext: string): string | undefined {
  const bytes = Buffer.from(ciphertext, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  for (const secret of ring) {
    const text = decryptWith(secret, about, bytes);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Operations that need the app secret: signed links in emails, keyed hashes, and encryption of stored text. */
export interface Links {
  siteOrigin: string;
  token(purpose: TokenPurpose, id: number, expiresAt?: Date): string;
  read(purpose: TokenPurpose, token: string, now: Date): number | undefined;
  /** The same link as every accepted key signs it, to find it by a stored hash; none if the token is forged. */
  variants(purpose: TokenPurpose, token: string): string[];
  /** The hashes of a text with every accepted secret, the current one first; `about` keeps hashes for different uses apart. */
  hashes(about: string, text: string): [current: string, ...earlier: string[]];
  /** Encrypts a text for storage; it can be decrypted only with the same `about`. */
  encrypt(about: string, text: string): string;
  decrypt(about: string, ciphertext: string): string | undefined;
}

export const createLinks = (siteOrigin: string, ring: KeyRing): Links => ({
  siteOrigin,
  token: (purpose, id, expiresAt) => signToken(ring, purpose, id, expiresAt),
  read: (purpose, token, now) => readToken(ring, purpose, token, now),
  variants: (purpose, token) => tokenVariants(ring, purpose, token),
  hashes: (about, text) => {
    const [current, ...earlier] = ring;
    return [hash(current, about, text), ...earlier.map((secret) => hash(secret, about, text))];
  },
  encrypt: (about, text) => encrypt(ring, about, text),
  decrypt: (about, ciphertext) => decrypt(ring, about, ciphertext),
});
