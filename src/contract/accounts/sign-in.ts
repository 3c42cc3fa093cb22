import { z } from 'zod';
import { Failure, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { Role, StartPage } from '../people/enumerations.ts';
import { Passkey, PasskeyOptions, PasskeyProof } from './passkeys.ts';
import { CurrentPassword } from './passwords.ts';

/** Spaces around email and password are trimmed; spaces inside a password count. */
export const SignInInput = z.object({
  email: z.string().trim().toLowerCase().min(1, 'email is required').max(254),
  password: z.string().trim().min(1, 'password is required').max(200),
  /** From an authenticator app, or a recovery code; sent after a response with `second_factor`. */
  code: z.string().trim().min(1).max(40).optional(),
  /** Instead of a code, from a device of the user; sent after a response with `passkey`. */
  passkey: PasskeyProof.optional(),
});
export type SignInInput = z.infer<typeof SignInInput>;

/** The signed-in member of staff. */
export const StaffMember = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  mobile_number: z.string().nullable(),
  role: Role,
  is_active: z.boolean(),
  /** Where the user lands after sign-in, if that is the user's own choice. */
  start_page: StartPage.nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const SignInAnswer = success({ admin: StaffMember });
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/**
 * `second_factor` is set when the password was right and a second step is required: a code, or one of the user's
 * passkeys if there are `passkey` options.
 */
export const SignInFailure = Failure.extend({
  second_factor: z.literal(true).optional(),
  /** Whether the user has an authenticator app; recovery codes are always accepted. */
  authenticator_app: z.boolean().optional(),
  passkey: PasskeyOptions.optional(),
});
export type SignInFailure = z.infer<typeof SignInFailure>;

export const MeAnswer = success({ customer: StaffMember });
export type MeAnswer = z.infer<typeof MeAnswer>;

export const SessionAnswer = MeAnswer.extend({
  /** Set while the user can only set up the second step that the role requires. */
  two_step_missing: z.boolean(),
  /** Set for admins while the site has neither a company nor a listing. */
  setup_needed: z.boolean(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** A browser in which the user is signed in. */
export const StaffSession = z.object({
  id: z.string(),
  /** Such as 'Chrome on Android'. */
  device: z.string(),
  /** The network address, without its last part. */
  network: z.string().nullable(),
  is_current: z.boolean(),
  signed_in_at: z.date(),
  last_seen_at: z.date(),
});
export type StaffSession = Wire<z.infer<typeof StaffSession>>;

export const StaffSessions = success({ sessions: z.array(StaffSession) });
export type StaffSessions = Wire<z.infer<typeof StaffSessions>>;

export const AtSession = z.object({ id: z.string().regex(/^[\w-]{43}$/) });

/** The second steps of the user's own sign-in. */
export const TwoFactorAnswer = success({
  /** Whether an authenticator app is set up. */
  enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(Passkey),
  /** Whether the site has a domain name, which passkeys need. */
  passkeys_available: z.boolean(),
});
export type TwoFactorAnswer = Wire<z.infer<typeof TwoFactorAnswer>>;

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
