import { z } from 'zod';
import { success } from '../answers.ts';
import { CurrentPassword } from './passwords.ts';

/** Whether a code is asked for at sign-in, and how many recovery codes are left. */
export const TwoFactorAnswer = success({ enabled: z.boolean(), recovery_codes_left: z.number().int() });
export type TwoFactorAnswer = z.infer<typeof TwoFactorAnswer>;

export const TwoFactorPassword = z.object({ password: CurrentPassword });
export type TwoFactorPassword = z.infer<typeof TwoFactorPassword>;

/** What an authenticator app needs: to be scanned from `qr`, an SVG, or typed. */
export const TwoFactorSetup = success({ secret: z.string(), qr: z.string() });
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const TwoFactorCode = z.object({
  code: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, 'Please enter the six digits'),
});
export type TwoFactorCode = z.infer<typeof TwoFactorCode>;

/** Told once, when two-factor is turned on; each works once in place of a code. */
export const RecoveryCodesAnswer = success({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;
