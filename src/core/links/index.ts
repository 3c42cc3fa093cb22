import { decrypt, encrypt } from './encryption.ts';
import { readToken, signToken, type TokenPurpose } from './signed-token.ts';

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
