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

/** Never: a link that must work for as long as the mail lies in somebody's inbox. */
const NEVER = 0;

const sign = (secret: string, purpose: TokenPurpose, id: number, expires: number) =>
  createHmac('sha256', secret).update(`${purpose}.${id}.${expires}`).digest('base64url');

/** Makes a token that proves, without a row of its own, that we sent this link for this purpose. */
export function signToken(secret: string, purpose: TokenPurpose, id: number, expiresAt?: Date): string {
  const expires = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : NEVER;
  return `${id}.${expires}.${sign(secret, purpose, id, expires)}`;
}

/** The id a token was made for, or undefined when it is forged, meant for something else or too old. */
export function readToken(secret: string, purpose: TokenPurpose, token: string, now: Date): number | undefined {
  const match = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, id, expires, signature] = match;
  const expected = Buffer.from(sign(secret, purpose, Number(id), Number(expires)));
  if (!timingSafeEqual(expected, Buffer.from(signature ?? ''))) return undefined;
  if (Number(expires) !== NEVER && Number(expires) * 1000 < now.getTime()) return undefined;
  return Number(id);
}
