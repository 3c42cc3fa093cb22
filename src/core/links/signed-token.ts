import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenPurpose =
  | 'confirm-subscription'
  | 'unsubscribe'
  | 'withdraw-enquiry'
  | 'withdraw-application'
  | 'confirm-posting'
  | 'manage-posting'
  | 'choose-password'
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
