import { z } from 'zod';
import { success } from '../answers.ts';
import { EmailAddress } from '../leads/newsletter.ts';
import { MAX_PASSWORD_LENGTH } from './password-rules.ts';

/** Who has forgotten a password. */
export const ForgotPasswordInput = z.object({ email: EmailAddress });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

/** What the old call for it has always answered. */
export const ForgotPasswordAnswer = success({ msg: z.literal('Password Updated.') });

/** The private link of a mail by which somebody chooses a password. */
export const PasswordLink = z.object({ token: z.string().min(1).max(200) });
export type PasswordLink = z.infer<typeof PasswordLink>;

/** Whose link it is, as far as a password manager wants to know. */
export const PasswordLinkAnswer = success({ email: z.string(), purpose: z.enum(['reset', 'invitation']) });
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswer>;

/** Typed anew: core says what is wrong with it, in words. Somewhat longer than allowed, so that it can be told. */
const NewPassword = z.string().max(MAX_PASSWORD_LENGTH * 2, `A password has at most ${MAX_PASSWORD_LENGTH} characters`);

export const ChoosePasswordInput = PasswordLink.extend({ password: NewPassword });
export type ChoosePasswordInput = z.infer<typeof ChoosePasswordInput>;

/** The password somebody has, typed to prove that it is them. */
export const CurrentPassword = z.string().trim().min(1, 'password is required').max(MAX_PASSWORD_LENGTH);

export const ChangePasswordInput = z.object({ current_password: CurrentPassword, new_password: NewPassword });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;
