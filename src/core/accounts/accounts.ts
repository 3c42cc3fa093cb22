import type {
  ChangePasswordInput,
  ChoosePasswordInput,
  EmailLink,
  ForgotPasswordInput,
  NewPasskeyInput,
  PasskeyOptions,
  PasskeyProof,
  PasswordLink,
  PasswordLinkAnswer,
  ProfileInput,
  SignInInput,
  StaffMember,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorSetup,
} from '#contract';
import { eq, lt, or, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import {
  choosePassword,
  confirmEmail,
  deleteOldLinks,
  endLinks,
  mailPasswordLink,
  readPasswordLink,
  reportChange,
  requestPasswordLink,
} from './account-links.ts';
import {
  addPasskey,
  deleteSpentChallenges,
  hasPasskeys,
  listPasskeys,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts';
import { acceptedHash, provePassword } from './passwords.ts';
import {
  type CurrentSession,
  closeSession,
  endSession,
  endSessions,
  listSessions,
  SESSION_MS,
  type SessionOwner,
  type SessionUse,
  sessionOwner,
  staffColumns,
} from './sessions.ts';
import { type SignInResult, signIn, signInWithPasskey } from './sign-in.ts';
import { deleteOldAttempts } from './sign-in-attempts.ts';
import { confirmTwoFactor, endTwoFactor, readTwoFactor, startTwoFactor } from './two-factor.ts';
import { renewInvitation, resetTwoFactor } from './user-service.ts';

const { sessions, users } = tables;

/** Changes the fields that staff may edit themselves; role and email address are not among them. */
async function changeProfile(ctx: Ctx, actor: Actor, input: ProfileInput): Promise<StaffMember> {
  const { id, role, ...past } = actor.staff;
  const { full_name, mobile_number, start_page = past.start_page } = input;
  if (role !== 'admin' && start_page !== past.start_page)
    throw new DomainError('invalid', 'Only admins choose where they start', 'start_page');
  return ctx.db.transaction(async (tx) => {
    const before = { full_name: past.full_name, mobile_number: past.mobile_number, start_page: past.start_page };
    const [staff] = await tx
      .update(users)
      .set({ fullName: full_name, mobileNumber: mobile_number, startPage: start_page })
      .where(eq(users.id, id))
      .returning(staffColumns);
    if (!staff) throw new DomainError('not_found', 'This account no longer exists');
    const after = { full_name, mobile_number, start_page };
    await recordChange(tx, actor, { action: 'update', entity: 'user', id, subject: full_name, before, after });
    return staff;
  });
}

/** Requires the current password; ends all other sessions and revokes emailed links. */
async function changePassword(
  ctx: Ctx,
  { actor, sessionId }: CurrentSession,
  { current_password, new_password }: ChangePasswordInput,
): Promise<void> {
  const { id, email, full_name } = actor.staff;
  await provePassword(ctx, actor, current_password, 'current_password');
  const passwordHash = await acceptedHash(ctx.db, { typed: new_password, email, field: 'new_password' });
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endSessions(tx, id, { except: sessionId });
    await endLinks(ctx, tx, id);
    const after = { by: 'current password' };
    await recordChange(tx, actor, { action: 'password', entity: 'user', id, subject: full_name, after });
    await reportChange(ctx, tx, email, 'password');
  });
}

/** Ends all sessions of the user, including the current one. */
async function signOutEverywhere(ctx: Ctx, actor: Actor): Promise<void> {
  const { id, full_name } = actor.staff;
  await ctx.db.transaction(async (tx) => {
    await endSessions(tx, id);
    const after = { where: 'everywhere' };
    await recordChange(tx, actor, { action: 'sign-out', entity: 'user', id, subject: full_name, after });
  });
}

/** Deletes expired sessions, links that expired over a day ago and sign-in attempts older than a day. */
async function deleteExpired(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const idleSince = new Date(now.getTime() - SESSION_MS.idle);
  await ctx.db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
  await deleteOldLinks(ctx);
  await deleteOldAttempts(ctx);
  await deleteSpentChallenges(ctx);
}

/** The second steps of a user's sign-in. */
const readSecondSteps = async (ctx: Ctx, userId: number) => ({
  ...(await readTwoFactor(ctx, userId)),
  passkeys: await listPasskeys(ctx, userId),
  passkeys_available: hasPasskeys(ctx),
});

/** Operations of staff on their own accounts, and the related jobs and scheduled tasks. */
export interface Accounts {
  signIn(input: SignInInput, origin: Origin): Promise<SignInResult>;
  startPasskeySignIn(): Promise<PasskeyOptions>;
  signInWithPasskey(proof: PasskeyProof, origin: Origin): ReturnType<typeof signInWithPasskey>;
  sessionOwner(sessionId: string, use?: SessionUse): Promise<SessionOwner | undefined>;
  signOut(sessionId: string): Promise<void>;
  signOutEverywhere(actor: Actor): Promise<void>;
  /** The user's open sessions. */
  sessions(current: CurrentSession): ReturnType<typeof listSessions>;
  endSession(actor: Actor, id: string): Promise<void>;
  requestPasswordLink(input: ForgotPasswordInput): Promise<void>;
  /** Runs as a job; only here is it checked whether the id belongs to a user. */
  mailPasswordLink(userId: number): Promise<void>;
  readPasswordLink(link: PasswordLink): Promise<Omit<PasswordLinkAnswer, 'success'>>;
  choosePassword(input: ChoosePasswordInput, request: Omit<Actor, 'staff'>): Promise<void>;
  confirmEmail(link: EmailLink, request: Omit<Actor, 'staff'>): Promise<{ email: string }>;
  changeProfile(actor: Actor, input: ProfileInput): Promise<StaffMember>;
  changePassword(current: CurrentSession, input: ChangePasswordInput): Promise<void>;
  twoFactor(userId: number): ReturnType<typeof readSecondSteps>;
  startTwoFactor(actor: Actor, input: TwoFactorPassword): Promise<Omit<TwoFactorSetup, 'success'>>;
  confirmTwoFactor(current: CurrentSession, input: TwoFactorCode): Promise<string[]>;
  endTwoFactor(current: CurrentSession, input: TwoFactorPassword): Promise<void>;
  startPasskey(actor: Actor, input: TwoFactorPassword): Promise<PasskeyOptions>;
  addPasskey(current: CurrentSession, input: NewPasskeyInput): Promise<string[]>;
  removePasskey(current: CurrentSession, id: number, input: TwoFactorPassword): Promise<void>;
  /** Removes all second factors of a colleague who lost them. */
  resetTwoFactor(actor: Actor, userId: number): Promise<void>;
  /** Emails a new link to a member of staff who has not chosen a password yet. */
  inviteAgain(actor: Actor, userId: number): Promise<void>;
  deleteExpired(): Promise<void>;
}

export const openAccounts = (ctx: Ctx): Accounts => ({
  signIn: (input, origin) => signIn(ctx, input, origin),
  startPasskeySignIn: () => startPasskeySignIn(ctx),
  signInWithPasskey: (proof, origin) => signInWithPasskey(ctx, proof, origin),
  sessionOwner: (sessionId, use) => sessionOwner(ctx, sessionId, use),
  signOut: (sessionId) => closeSession(ctx, sessionId),
  signOutEverywhere: (actor) => signOutEverywhere(ctx, actor),
  sessions: (current) => listSessions(ctx, current),
  endSession: (actor, id) => endSession(ctx, actor, id),
  requestPasswordLink: (input) => requestPasswordLink(ctx, input),
  mailPasswordLink: (userId) => mailPasswordLink(ctx, userId),
  readPasswordLink: (link) => readPasswordLink(ctx, link),
  choosePassword: (input, request) => choosePassword(ctx, input, request),
  confirmEmail: (link, request) => confirmEmail(ctx, link, request),
  changeProfile: (actor, input) => changeProfile(ctx, actor, input),
  changePassword: (current, input) => changePassword(ctx, current, input),
  twoFactor: (userId) => readSecondSteps(ctx, userId),
  startTwoFactor: (actor, input) => startTwoFactor(ctx, actor, input),
  confirmTwoFactor: (current, input) => confirmTwoFactor(ctx, current, input),
  endTwoFactor: (current, input) => endTwoFactor(ctx, current, input),
  startPasskey: (actor, input) => startPasskey(ctx, actor, input),
  addPasskey: (current, input) => addPasskey(ctx, current, input),
  removePasskey: (current, id, input) => removePasskey(ctx, current, id, input),
  resetTwoFactor: (actor, userId) => resetTwoFactor(ctx, actor, userId),
  inviteAgain: (invitedBy, userId) => renewInvitation(ctx, { userId, invitedBy }),
  deleteExpired: () => deleteExpired(ctx),
});
