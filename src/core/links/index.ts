import { decrypt, encrypt } from './encryption.ts';
import { readToken, signToken, type TokenPurpose } from './signed-token.ts';

/** Makes and reads what needs the app's secret: private links in emails, and texts that are stored encrypted. */
export interface Links {
  siteOrigin: string;
  token(purpose: TokenPurpose, id: number, expiresAt?: Date): string;
  read(purpose: TokenPurpose, token: string, now: Date): number | undefined;
  /** Makes a text unreadable in the database; it opens only for what it was sealed for. */
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
