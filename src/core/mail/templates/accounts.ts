import { z } from 'zod';
import type { Links } from '../../links.ts';
import { template, untilText } from './template.ts';

/** Only the hash of the token is stored: the link works once and cannot be read from the database. */
const choosePassword = (links: Links, userId: number, validUntil: string) =>
  `${links.siteOrigin}/choose-password?token=${links.token('choose-password', userId, new Date(validUntil))}`;

export const accounts = {
  'password-reset': template(
    z.object({ userId: z.number().int(), validUntil: z.iso.datetime() }),
    ({ userId, validUntil }, { facts, links }) => ({
      subject: `Choose a new password for ${facts.brand}`,
      heading: 'Reset your password',
      paragraphs: [
        `We received a request to reset the password of your back office account at ${facts.brand}.`,
        `The link works once, until ${untilText(validUntil)}. Your old password works until you choose a new one; then you are signed out on all devices.`,
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
        `The link works once, until ${untilText(validUntil)}. If the link has expired, ask ${invitedBy} for a new one.`,
      ],
      action: { label: 'Choose your password', url: choosePassword(links, userId, validUntil) },
      reason: `You're receiving this because ${invitedBy} entered this email address. If you were not expecting it, ignore this email: the account cannot be used until a password is chosen.`,
    }),
  ),
};
