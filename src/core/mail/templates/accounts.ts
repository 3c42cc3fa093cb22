import { z } from 'zod';
import { timeText } from '#contract/india-time.ts';
import type { Links } from '../../links.ts';
import { template } from './template.ts';

/** Only the hash of the token is stored: the link works once and cannot be read from the database. */
const choosePassword = (links: Links, userId: number, validUntil: string) =>
  `${links.siteOrigin}/choose-password?token=${links.token('choose-password', userId, new Date(validUntil))}`;

/** The link names the address in its signature, so that it confirms no other. */
const confirmEmail = (links: Links, userId: number, email: string, validUntil: string) =>
  `${links.siteOrigin}/login/confirm-email?token=${links.token(`confirm-email:${email}`, userId, new Date(validUntil))}`;

/** What the owner of an account is told about it, as heading and first sentence. */
const ACCOUNT_CHANGES = {
  password: ['Your password was changed', 'The password of your back office account was changed.'],
  'two-factor-on': ['Two-step verification is on', 'Two-step verification was turned on for your back office account.'],
  'two-factor-off': [
    'Two-step verification is off',
    'Two-step verification was turned off for your back office account.',
  ],
  'two-factor-reset': [
    'Two-step verification was reset',
    'An admin removed the authenticator app, passkeys and recovery codes of your back office account, and signed you out everywhere. You can now sign in with your password alone and set them up again.',
  ],
  'passkey-added': ['A passkey was added', 'A passkey was added to your back office account.'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your back office account.'],
  'codes-refused': [
    'Wrong codes were entered for your account',
    'Someone who knows the password of your back office account entered ten wrong codes or passkeys. No codes or passkeys are accepted for an hour, or until you choose a new password.',
  ],
  'email-requested': [
    'Your sign-in email is about to change',
    'An admin asked to change the email address of your back office account. It changes when the link sent to the new address is opened; until then you sign in with this one.',
  ],
  email: [
    'Your sign-in email was changed',
    'The email address of your back office account was changed. You can no longer sign in with this one.',
  ],
} as const;

export type AccountChange = keyof typeof ACCOUNT_CHANGES;
const CHANGE_NAMES = Object.keys(ACCOUNT_CHANGES) as [AccountChange, ...AccountChange[]];

export const accounts = {
  'account-changed': template(
    z.object({ change: z.enum(CHANGE_NAMES), at: z.iso.datetime() }),
    ({ change, at }, { facts, links }) => {
      const [heading, sentence] = ACCOUNT_CHANGES[change];
      return {
        subject: `${heading} at ${facts.brand}`,
        heading,
        paragraphs: [
          sentence,
          `This happened on ${timeText(at)}. If it was you, no action is needed. If not, tell an admin at once and choose a new password.`,
        ],
        action: { label: 'Go to the back office', url: `${links.siteOrigin}/login` },
        reason: "You're receiving this because we email you about sign-in activity on your account.",
      };
    },
  ),

  'confirm-email': template(
    z.object({
      userId: z.number().int(),
      email: z.string(),
      requestedBy: z.string(),
      validUntil: z.iso.datetime(),
    }),
    ({ userId, email, requestedBy, validUntil }, { facts, links }) => ({
      subject: `Confirm your email address for ${facts.brand}`,
      heading: 'Confirm your email address',
      paragraphs: [
        `${requestedBy} entered this address for your back office account. Please confirm it. After that, use it to sign in.`,
        `The link works until ${timeText(validUntil)}. Until then your old address stays in use.`,
      ],
      action: { label: 'Confirm this address', url: confirmEmail(links, userId, email, validUntil) },
      reason: `You're receiving this because ${requestedBy} entered this email address. If you were not expecting it, ignore this email: nothing changes.`,
    }),
  ),

  'password-reset': template(
    z.object({ userId: z.number().int(), validUntil: z.iso.datetime() }),
    ({ userId, validUntil }, { facts, links }) => ({
      subject: `Choose a new password for ${facts.brand}`,
      heading: 'Reset your password',
      paragraphs: [
        `We received a request to reset the password of your back office account at ${facts.brand}.`,
        `The link works once, until ${timeText(validUntil)}. Your old password works until you choose a new one; then you are signed out on all devices.`,
      ],
      action: { label: 'Choose a new password', url: choosePassword(links, userId, validUntil) },
      reason: 'If you did not ask for this, ignore this email: your password stays the same.',
    }),
  ),

  invitation: template(
    z.object({ userId: z.number().int(), invitedBy: z.string(), validUntil: z.iso.datetime() }),
    ({ userId, invitedBy, validUntil }, { facts, links }) => ({
      subject: `You are invited to the back office of ${facts.brand}`,
      heading: `Welcome to ${facts.brand}`,
      paragraphs: [
        `${invitedBy} created a back office account for you. Choose a password to activate it. You sign in with this email address.`,
        `The link works once, until ${timeText(validUntil)}. If the link has expired, ask ${invitedBy} for a new one.`,
      ],
      action: { label: 'Choose your password', url: choosePassword(links, userId, validUntil) },
      reason: `You're receiving this because ${invitedBy} entered this email address. If you were not expecting it, ignore this email: the account cannot be used until a password is chosen.`,
    }),
  ),
};
