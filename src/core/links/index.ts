import { readToken, signToken, type TokenPurpose } from './signed-token.ts';

/** Makes and reads the private links that leave the house in mails. */
export interface Links {
  siteOrigin: string;
  token(purpose: TokenPurpose, id: number, expiresAt?: Date): string;
  read(purpose: TokenPurpose, token: string, now: Date): number | undefined;
}

export const createLinks = (siteOrigin: string, secret: string): Links => ({
  siteOrigin,
  token: (purpose, id, expiresAt) => signToken(secret, purpose, id, expiresAt),
  read: (purpose, token, now) => readToken(secret, purpose, token, now),
});
