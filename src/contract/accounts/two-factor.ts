import { z } from 'zod';
import { success } from '../answers.ts';
import { CurrentPassword } from './passwords.ts';

/** Whether a code is required at sign-in, and how many recovery codes are left. */
export const TwoFactorAnswer = success({ enabled: z.boolean(), recovery_codes_left: z.number().int() });
export type TwoFactorAnswer = z.infer<typeof TwoFactorAnswer>;

export const TwoFactorPassword = z.object({ password: CurrentPassword });
export type TwoFactorPassword = z.infer<typeof TwoFactorPassword>;

/** For an authenticator app: `qr` is an SVG to scan, `secret` can be typed instead. */
export const TwoFactorSetup = success({ secret: z.string(), qr: z.string() });
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const TwoFactorCode = z.object({
  code: z
    .string()
    .overwrite((typed) => typed.replaceAll(/\s/g, ''))
    .regex(/^\d{6}$/, 'Please enter the six digits'),
});
export type TwoFactorCode = z.infer<typeof TwoFactorCode>;

/** Shown once, when two-factor sign-in is turned on; each code works once. */
export const RecoveryCodesAnswer = success({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;
