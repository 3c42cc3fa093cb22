import type {
  ChangePasswordInput,
  ChoosePasswordInput,
  ForgotPasswordInput,
  PasswordLink,
  PasswordLinkAnswer,
  ProfileInput,
  SignInInput,
  StaffMember,
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorSetup,
} from '#contract';
import type { Ctx, Origin } from '../context.ts';
import type { Actor } from '../records/index.ts';
import { choosePassword, lookAtLink } from './choose-password.ts';
import { mailPasswordLink, requestPasswordLink } from './forgot-password.ts';
import type { Here } from './here.ts';
import { renewInvitation } from './invite-staff.ts';
import { changePassword, changeProfile, signOutEverywhere } from './profile.ts';
import { closeSession, sessionOwner } from './sessions.ts';
import { type SignInResult, signIn } from './sign-in.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { confirmTwoFactor, endTwoFactor, readTwoFactor, startTwoFactor } from './two-factor.ts';

/** Operations of staff on their own accounts, and the related jobs and scheduled tasks. */
export interface Accounts {
  signIn(input: SignInInput, origin: Origin): Promise<SignInResult>;
  sessionOwner(sessionId: string): Promise<StaffMember | undefined>;
  signOut(sessionId: string): Promise<void>;
  signOutEverywhere(actor: Actor): Promise<void>;
  requestPasswordLink(input: ForgotPasswordInput): Promise<void>;
  /** Runs as a job; only here is it checked whether the id belongs to a user. */
  mailPasswordLink(userId: number): Promise<void>;
  lookAtLink(link: PasswordLink): Promise<Omit<PasswordLinkAnswer, 'success'>>;
  choosePassword(input: ChoosePasswordInput, request: Omit<Actor, 'staff'>): Promise<void>;
  changeProfile(actor: Actor, input: ProfileInput): Promise<StaffMember>;
  changePassword(here: Here, input: ChangePasswordInput): Promise<void>;
  twoFactor(userId: number): Promise<Omit<TwoFactorAnswer, 'success'>>;
  startTwoFactor(actor: Actor, input: TwoFactorPassword): Promise<Omit<TwoFactorSetup, 'success'>>;
  confirmTwoFactor(here: Here, input: TwoFactorCode): Promise<string[]>;
  endTwoFactor(here: Here, input: TwoFactorPassword): Promise<void>;
  /** Emails a new link to a member of staff who has not chosen a password yet. */
  inviteAgain(actor: Actor, userId: number): Promise<void>;
  tidy(): Promise<void>;
}

export const openAccounts = (ctx: Ctx): Accounts => ({
  signIn: (input, origin) => signIn(ctx, input, origin),
  sessionOwner: (sessionId) => sessionOwner(ctx, sessionId),
  signOut: (sessionId) => closeSession(ctx, sessionId),
  signOutEverywhere: (actor) => signOutEverywhere(ctx, actor),
  requestPasswordLink: (input) => requestPasswordLink(ctx, input),
  mailPasswordLink: (userId) => mailPasswordLink(ctx, userId),
  lookAtLink: (link) => lookAtLink(ctx, link),
  choosePassword: (input, request) => choosePassword(ctx, input, request),
  changeProfile: (actor, input) => changeProfile(ctx, actor, input),
  changePassword: (here, input) => changePassword(ctx, here, input),
  twoFactor: (userId) => readTwoFactor(ctx, userId),
  startTwoFactor: (actor, input) => startTwoFactor(ctx, actor, input),
  confirmTwoFactor: (here, input) => confirmTwoFactor(ctx, here, input),
  endTwoFactor: (here, input) => endTwoFactor(ctx, here, input),
  inviteAgain: (invitedBy, userId) => renewInvitation(ctx, { userId, invitedBy }),
  tidy: () => tidyAccounts(ctx),
});
