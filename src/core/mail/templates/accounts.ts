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
      heading: 'A new password',
      paragraphs: [
        `Somebody, most likely you, asked for a new password for the back office of ${facts.brand}.`,
        `The link works once, until ${untilText(validUntil)}. Your old password works until you have chosen a new one; then you are signed out everywhere.`,
      ],
      action: { label: 'Choose a new password', url: choosePassword(links, userId, validUntil) },
      reason: 'If this was not you, do nothing: your password stays as it is.',
    }),
  ),

  invitation: template(
    z.object({ userId: z.number().int(), invitedBy: z.string(), validUntil: z.iso.datetime() }),
    ({ userId, invitedBy, validUntil }, { facts, links }) => ({
      subject: `You are invited to the back office of ${facts.brand}`,
      heading: `Welcome to ${facts.brand}`,
      paragraphs: [
        `${invitedBy} has made an account for you in the back office. Choose a password to open it; you sign in with this e-mail address.`,
        `The link works once, until ${untilText(validUntil)}. If it is too late, ask ${invitedBy} for a new one.`,
      ],
      action: { label: 'Choose your password', url: choosePassword(links, userId, validUntil) },
      reason: `You get this because ${invitedBy} entered this address. If you do not know why, do nothing: nobody can sign in before a password is chosen.`,
    }),
  ),
};
