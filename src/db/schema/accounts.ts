import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  cidr,
  index,
  inet,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { Role, StartPage } from '../../contract/people/enumerations.ts';
import { createdAt, key, moment, ref, timestamps } from './columns.ts';

export const role = pgEnum('role', Role.enum);
export const startPage = pgEnum('start_page', StartPage.enum);

/** Staff users. A user without a password hash has been invited and has not chosen a password yet. */
export const users = pgTable(
  'users',
  {
    id: key(),
    fullName: text().notNull(),
    email: text().notNull(),
    /** A new address that becomes `email` once the link sent to it was opened. */
    pendingEmail: text(),
    mobileNumber: text(),
    /** Where an admin lands after sign-in; null for the users. */
    startPage: startPage(),
    role: role().notNull(),
    isActive: boolean().notNull().default(true),
    passwordHash: text(),
    /** Secret of the authenticator app, encrypted; not active until it is confirmed with a code. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The newest TOTP time step that was accepted, so that no code works twice. */
    totpLastStep: bigint({ mode: 'number' }),
    recoveryCodeHashes: text().array().notNull().default([]),
    lastSignInAt: moment(),
    /** Time of the last automatic assignment; round robin chooses the user with the oldest. */
    enquiryAssignedAt: moment(),
    deletedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    check('users_full_name_length', sql`char_length(${t.fullName}) between 2 and 80`),
    check('users_email_shape', sql`${t.email} ~ '^[^@\\s]+@[^@\\s]+$'`),
    check('users_deleted_are_inactive', sql`${t.deletedAt} is null or not ${t.isActive}`),
  ],
);

/** A signed-in browser. Only the SHA-256 of its cookie is stored. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ip: inet(),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('sessions_user_idx').on(t.userId),
    index('sessions_expiry_idx').on(t.expiresAt),
    check('sessions_expire_later', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

export const passwordTokenPurpose = pgEnum('password_token_purpose', ['reset', 'invitation']);

/** A single-use link to choose a password. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: passwordTokenPurpose().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('password_tokens_user_idx').on(t.userId)],
);

/** Failed sign-in attempts, by email address (known or not) and client network. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    addressHash: text().notNull(),
    network: cidr().notNull(),
    failures: integer().notNull(),
    lastTryAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.addressHash, t.network] }),
    index('sign_in_tries_age_idx').on(t.lastTryAt),
    check('sign_in_tries_failures', sql`${t.failures} >= 0`),
  ],
);

/** A passkey: a key pair whose private half never leaves the user's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: key(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The device's own identifier of the passkey, and the public half of the key, both as base64url. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** How often the device has signed; a smaller count at sign-in comes from a copy. Many devices always say 0. */
    signCount: bigint({ mode: 'number' }).notNull(),
    /** How the browser can reach the device, such as 'usb' or 'internal'. */
    transports: text().array().notNull().default([]),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('passkeys_credential_key').on(t.credentialId),
    index('passkeys_user_idx').on(t.userId),
    check('passkeys_name_length', sql`char_length(${t.name}) between 1 and 40`),
  ],
);

/** Challenges that were signed by a passkey, until they expire, so that no signature works twice. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { challengeHash: text().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index('spent_challenges_expiry_idx').on(t.expiresAt)],
);
