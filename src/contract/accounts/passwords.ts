import { z } from 'zod';
import { success } from '../answers.ts';
import { EmailAddress } from '../forms/fields.ts';
import { MAX_PASSWORD_LENGTH } from './password-strength.ts';

export const ForgotPasswordInput = z.object({ email: EmailAddress });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

/** The response of the deprecated GET alias (D-50). */
export const ForgotPasswordAnswer = success({ msg: z.literal('Password Updated.') });

/** The token from an emailed link for choosing a password. */
export const PasswordLink = z.object({ token: z.string().min(1).max(200) });
export type PasswordLink = z.infer<typeof PasswordLink>;

/** The token from the link that confirms a new email address, and the address that counts from now on. */
export const EmailLink = PasswordLink;
export type EmailLink = z.infer<typeof EmailLink>;
export const EmailLinkAnswer = success({ email: z.string() });
export type EmailLinkAnswer = z.infer<typeof EmailLinkAnswer>;

/** The email address lets a password manager store the new password for the right account. */
export const PasswordLinkAnswer = success({ email: z.string(), purpose: z.enum(['reset', 'invitation']) });
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswer>;

/** Allows more than the maximum, so that core can return a readable message. */
const NewPassword = z.string().max(MAX_PASSWORD_LENGTH * 2, `Use at most ${MAX_PASSWORD_LENGTH} characters`);

export const ChoosePasswordInput = PasswordLink.extend({ password: NewPassword });
export type ChoosePasswordInput = z.infer<typeof ChoosePasswordInput>;

/** The current password, entered again to confirm the user's identity. */
export const CurrentPassword = z.string().trim().min(1, 'password is required').max(MAX_PASSWORD_LENGTH);

export const ChangePasswordInput = z.object({ current_password: CurrentPassword, new_password: NewPassword });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;
