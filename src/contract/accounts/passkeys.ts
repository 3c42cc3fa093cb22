import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { cleanLine } from '../text.ts';

const base64Url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** What a browser returns about a passkey, in the JSON form of the WebAuthn standard; other members are dropped. */
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: base64Url(1400),
    rawId: base64Url(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}),
    response,
  });

/** The proof of a passkey at sign-in. */
export const PasskeyProof = credential(
  z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(2000),
  }),
);
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** A passkey that a device has just made. */
export const NewPasskey = credential(
  z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    /** How the browser can reach the device, such as 'usb' or 'internal'. */
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
);
export type NewPasskey = z.infer<typeof NewPasskey>;

/** The options that the browser passes to the device, in the JSON form of the WebAuthn standard. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

export const PasskeyOptionsAnswer = success({ options: PasskeyOptions });

export const PasskeySignInInput = z.object({ passkey: PasskeyProof });

const INVALID_NAME = 'Please enter a name of 1 to 40 characters';

export const NewPasskeyInput = z.object({
  /** By which its owner recognises it, such as 'Office laptop'. */
  name: z.string(INVALID_NAME).overwrite(cleanLine).min(1, INVALID_NAME).max(40, INVALID_NAME),
  passkey: NewPasskey,
});
export type NewPasskeyInput = z.infer<typeof NewPasskeyInput>;

/**
 * Shown once, when the first second factor is set up; each code works once. Empty if the user had some already.
 */
export const RecoveryCodesAnswer = success({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;

export const Passkey = z.object({ id: Id, name: z.string(), created_at: z.date(), last_used_at: z.date().nullable() });
export type Passkey = Wire<z.infer<typeof Passkey>>;
