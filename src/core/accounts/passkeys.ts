import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { NewPasskeyInput, PasskeyOptions, PasskeyProof, StaffMember } from '#contract';
import { and, eq, lt, or, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { reportChange } from './account-links.ts';
import { provePassword } from './passwords.ts';
import { type CurrentSession, endSessions, staffColumns } from './sessions.ts';
import { addRecoveryCodes, dropUnusedCodes } from './two-factor.ts';

const { passkeys, spentChallenges, users } = tables;

const MAX_PASSKEYS = 10;
/** The time that a person has to touch the device. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** Loaded on first use: it brings the formats of many kinds of certificate, which most processes never need. */
const loadWebauthn = () => import('@simplewebauthn/server');

/** Ed25519, ECDSA with P-256, and RSA, in the order of preference: what all devices in use have. */
const ALGORITHMS = [-8, -7, -257];

const refused = (reason: 'invalid' | 'unauthenticated' = 'invalid') =>
  new DomainError(reason, 'The passkey was not accepted. Please try again.');

/** Passkeys belong to a domain; a site at an IP address, as on a developer's machine, has none. */
export const hasPasskeys = ({ links }: Ctx): boolean => isIP(new URL(links.siteOrigin).hostname) === 0;

/** The name under which devices store the site's passkeys. */
function relyingParty(ctx: Ctx) {
  if (!hasPasskeys(ctx)) throw new DomainError('conflict', 'Passkeys need a site with a domain name');
  return { rpID: new URL(ctx.links.siteOrigin).hostname, origin: ctx.links.siteOrigin };
}

/** What a signature is for; a challenge for one purpose is worth nothing for another. */
type Purpose = 'passkey sign-in' | `passkey second step ${number}` | `new passkey ${number}`;

/** Encrypted with its expiry, so that unanswered challenges need no row in the database. */
const newChallenge = (ctx: Ctx, purpose: Purpose): string =>
  ctx.links.encrypt(purpose, String(ctx.now().getTime() + CHALLENGE_MS));

const decodeChallenge = (challenge: string): string => Buffer.from(challenge, 'base64url').toString();

const isOpenChallenge = (ctx: Ctx, purpose: Purpose, challenge: string): boolean =>
  Number(ctx.links.decrypt(purpose, decodeChallenge(challenge)) ?? 0) > ctx.now().getTime();

/** The challenge that a browser says it signed. Call this only after the signature was verified. */
const signedChallenge = (clientDataJSON: string): string =>
  JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).challenge;

/** Returns false if this challenge was answered before. */
async function spendChallenge(ctx: Ctx, tx: Tx, clientDataJSON: string): Promise<boolean> {
  const challengeHash = createHash('sha256').update(signedChallenge(clientDataJSON)).digest('base64url');
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_MS);
  const spent = await tx
    .insert(spentChallenges)
    .values({ challengeHash, expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: spentChallenges.expiresAt });
  return spent.length > 0;
}

export const deleteSpentChallenges = (ctx: Ctx) =>
  ctx.db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, ctx.now()));

const listCredentials = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(MAX_PASSKEYS);

export const listPasskeys = (ctx: Ctx, userId: number) =>
  ctx.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      created_at: passkeys.createdAt,
      last_used_at: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.id)
    .limit(MAX_PASSKEYS);

/** The options for a device to make a passkey; requires the password. */
export async function startPasskey(
  ctx: Ctx,
  actor: Actor,
  { password }: { password: string },
): Promise<PasskeyOptions> {
  const { id, email, full_name } = actor.staff;
  const { rpID } = relyingParty(ctx);
  await provePassword(ctx, actor, password, 'password');
  const { generateRegistrationOptions } = await loadWebauthn();
  const [{ brand }, existing] = await Promise.all([siteFacts(ctx.db), listCredentials(ctx, id)]);
  return {
    ...(await generateRegistrationOptions({
      rpID,
      rpName: brand,
      userID: new Uint8Array(Buffer.from(String(id))),
      userName: email,
      userDisplayName: full_name,
      supportedAlgorithmIDs: ALGORITHMS,
      challenge: newChallenge(ctx, `new passkey ${id}`),
      excludeCredentials: existing.map(({ id: credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })),
  };
}

async function verifyNewPasskey(ctx: Ctx, userId: number, passkey: NewPasskeyInput['passkey']) {
  const { rpID, origin } = relyingParty(ctx);
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge: (challenge) => isOpenChallenge(ctx, `new passkey ${userId}`, challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    });
    if (verified) return registrationInfo.credential;
  } catch {
    // The sender of a forged answer does not learn the reason.
  }
  throw refused();
}

/** Adds a passkey. Returns recovery codes if the user had none. Other sessions end. */
export async function addPasskey(
  ctx: Ctx,
  { actor, sessionId }: CurrentSession,
  { name, passkey }: NewPasskeyInput,
): Promise<string[]> {
  const { id, email, full_name } = actor.staff;
  const credential = await verifyNewPasskey(ctx, id, passkey);
  return ctx.db.transaction(async (tx) => {
    // The lock keeps two browsers from adding more than the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    if (!(await spendChallenge(ctx, tx, passkey.response.clientDataJSON))) throw refused();
    if ((await tx.$count(passkeys, eq(passkeys.userId, id))) >= MAX_PASSKEYS)
      throw new DomainError('conflict', `You can have up to ${MAX_PASSKEYS} passkeys. Remove one first.`);
    const added = await tx
      .insert(passkeys)
      .values({
        userId: id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signCount: credential.counter,
        transports: passkey.response.transports,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new DomainError('conflict', 'This passkey is already in use');
    const codes = await addRecoveryCodes(tx, id);
    await endSessions(tx, id, { except: sessionId });
    const after = { passkey: name };
    await recordChange(tx, actor, { action: 'two-factor', entity: 'user', id, subject: full_name, after });
    await reportChange(ctx, tx, email, 'passkey-added');
    return codes;
  });
}

/** Removes a passkey; requires the password. Without another second step the recovery codes go too. */
export async function removePasskey(
  ctx: Ctx,
  { actor, sessionId }: CurrentSession,
  passkeyId: number,
  { password }: { password: string },
): Promise<void> {
  const { id, email, full_name } = actor.staff;
  await provePassword(ctx, actor, password, 'password');
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, id)))
      .returning({ name: passkeys.name });
    if (!removed) throw new DomainError('not_found', 'This passkey has already been removed');
    await dropUnusedCodes(tx, id);
    await endSessions(tx, id, { except: sessionId });
    const before = { passkey: removed.name };
    await recordChange(tx, actor, { action: 'two-factor', entity: 'user', id, subject: full_name, before });
    await reportChange(ctx, tx, email, 'passkey-removed');
  });
}

/** The options to prove one of the user's passkeys after the password, or undefined if there is none. */
export async function startSecondStep(ctx: Ctx, userId: number): Promise<PasskeyOptions | undefined> {
  if (!hasPasskeys(ctx)) return undefined;
  const credentials = await listCredentials(ctx, userId);
  if (credentials.length === 0) return undefined;
  const { generateAuthenticationOptions } = await loadWebauthn();
  return {
    ...(await generateAuthenticationOptions({
      rpID: relyingParty(ctx).rpID,
      challenge: newChallenge(ctx, `passkey second step ${userId}`),
      allowCredentials: credentials.map(({ id }) => ({ id })),
      userVerification: 'preferred',
    })),
  };
}

/** The options to sign in with a passkey alone; the device offers those that it has for the site. */
export async function startPasskeySignIn(ctx: Ctx): Promise<PasskeyOptions> {
  const { rpID } = relyingParty(ctx);
  const { generateAuthenticationOptions } = await loadWebauthn();
  return {
    ...(await generateAuthenticationOptions({
      rpID,
      challenge: newChallenge(ctx, 'passkey sign-in'),
      userVerification: 'required',
    })),
  };
}

interface PasskeyUse {
  purpose: Purpose;
  /** The device has verified its user by fingerprint, face or PIN, which makes the passkey two factors at once. */
  requireUserVerification: boolean;
}

type Owner = StaffMember & { passwordHash: string | null };

/** Returns the active owner of a passkey that signed our challenge; throws otherwise. Each proof works once. */
async function provePasskey(ctx: Ctx, proof: PasskeyProof, use: PasskeyUse): Promise<Owner> {
  const { rpID, origin } = relyingParty(ctx);
  const [found] = await ctx.db
    .select({ passkey: passkeys, owner: { ...staffColumns, passwordHash: users.passwordHash } })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, proof.id), eq(users.isActive, true)));
  if (!found) throw refused('unauthenticated');
  const { passkey, owner } = found;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: (challenge) => isOpenChallenge(ctx, use.purpose, challenge),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
    requireUserVerification: use.requireUserVerification,
  }).catch(() => {
    throw refused('unauthenticated');
  });
  if (!verified) throw refused('unauthenticated');
  await ctx.db.transaction(async (tx) => {
    if (!(await spendChallenge(ctx, tx, proof.response.clientDataJSON))) throw refused('unauthenticated');
    const { newCounter } = authenticationInfo;
    const newer = or(eq(sql`${newCounter}::bigint`, 0), lt(passkeys.signCount, newCounter));
    const used = await tx
      .update(passkeys)
      .set({ signCount: newCounter, lastUsedAt: ctx.now() })
      .where(and(eq(passkeys.id, passkey.id), newer))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw refused('unauthenticated');
  });
  return owner;
}

/** The owner of a passkey that stands for password and second step. */
export const provePasskeySignIn = (ctx: Ctx, proof: PasskeyProof): Promise<Owner> =>
  provePasskey(ctx, proof, { purpose: 'passkey sign-in', requireUserVerification: true });

/** Whether a user proved one of their own passkeys after the password. */
export async function acceptsPasskey(ctx: Ctx, userId: number, proof: PasskeyProof): Promise<boolean> {
  const purpose = `passkey second step ${userId}` as const;
  try {
    return (await provePasskey(ctx, proof, { purpose, requireUserVerification: false })).id === userId;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
