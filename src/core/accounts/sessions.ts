import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from '#contract';
import { and, desc, eq, gt, ne, sql, type Tx, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';

const { sessions, users } = tables;

/** Idle timeout and absolute lifetime of a session. */
export const SESSION_MS = { idle: 12 * 60 * 60 * 1000, absolute: 7 * 24 * 60 * 60 * 1000 };
/** Resolution of `lastSeenAt`, to avoid a write on every request. */
const SEEN_EVERY_MS = 60 * 1000;

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');

export const staffColumns = {
  id: users.id,
  full_name: users.fullName,
  email: users.email,
  mobile_number: users.mobileNumber,
  role: users.role,
  is_active: users.isActive,
  start_page: users.startPage,
};

/** Opens a session and returns its id, of which only the hash is stored. */
export async function openSession(ctx: Ctx, tx: Tx, userId: number, { ip, userAgent }: Origin): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const now = ctx.now();
  await tx.insert(sessions).values({
    idHash: hashed(id),
    userId,
    ip,
    userAgent: userAgent?.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS.absolute),
  });
  return id;
}

/** Whether the role requires a second step that the user has not set up. */
const twoStepMissing = sql<boolean>`users.totp_confirmed_at is null
  and coalesce((select value -> 'two_step_roles' ? users.role::text from settings where key = 'security'), false)
  and not exists (select from passkeys where user_id = users.id)`;

export interface SessionOwner {
  staff: StaffMember;
  /** Whether the user can only set up a second step, because the role requires one. */
  twoStepMissing: boolean;
}

export interface SessionUse {
  /** Set for what an open page asks on its own, which does not count as use. */
  isBackground?: boolean | undefined;
}

/** Returns the session's user, or undefined if the session has ended or expired or the user is inactive. */
export async function sessionOwner(
  ctx: Ctx,
  id: string,
  { isBackground = false }: SessionUse = {},
): Promise<SessionOwner | undefined> {
  const now = ctx.now();
  const [found] = await ctx.db
    .select({ staff: staffColumns, twoStepMissing, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, hashed(id)), eq(users.isActive, true)));
  if (!found || found.expiresAt <= now) return undefined;
  const idle = now.getTime() - found.lastSeenAt.getTime();
  if (idle > SESSION_MS.idle) return undefined;
  if (!isBackground && idle > SEEN_EVERY_MS) {
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(eq(sessions.idHash, hashed(id)));
  }
  return found;
}

export async function closeSession(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.idHash, hashed(id)));
}

/** Deletes all sessions of a user, optionally except one; also used when an account is deactivated. */
export async function endSessions(tx: Tx, userId: number, { except }: { except?: string } = {}): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.idHash, hashed(except));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** The acting user and their current session, which stays open when their other sessions end. */
export interface CurrentSession {
  actor: Actor;
  sessionId: string;
}

/** Names of browsers and systems in a user agent; the first that occurs counts. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Chrome: 'Chrome',
  Safari: 'Safari',
};
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS X': 'Mac',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
};

const findName = (userAgent: string, names: Record<string, string>): string | undefined =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1];

/** A browser as its owner knows it, such as 'Chrome on Android'. */
export function describeDevice(userAgent: string | null): string {
  const browser = findName(userAgent ?? '', BROWSERS) ?? 'Unknown browser';
  const system = findName(userAgent ?? '', SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

/** The address without its last part: enough to recognise the own network. */
const network = sql<
  string | null
>`case when family(${sessions.ip}) = 4 then regexp_replace(host(${sessions.ip}), '[0-9]+$', 'x')
  else host(network(set_masklen(${sessions.ip}, 64))) end`;

const MAX_SESSIONS = 50;

/** The open sessions of a user, the most recently used first. */
export async function listSessions(ctx: Ctx, { actor, sessionId }: CurrentSession) {
  const now = ctx.now();
  const idleSince = new Date(now.getTime() - SESSION_MS.idle);
  const isOpen = and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince));
  const rows = await ctx.db
    .select({
      id: sessions.idHash,
      userAgent: sessions.userAgent,
      network,
      signed_in_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.staff.id), isOpen))
    .orderBy(desc(sessions.lastSeenAt), sessions.idHash)
    .limit(MAX_SESSIONS);
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    is_current: row.id === hashed(sessionId),
  }));
}

/** Ends one session of the user; throws if there is none with this id, also if it belongs to another user. */
export async function endSession(ctx: Ctx, { staff }: Actor, id: string): Promise<void> {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.idHash, id), eq(sessions.userId, staff.id)))
    .returning({ id: sessions.idHash });
  if (ended.length === 0) throw new DomainError('not_found', 'This session has already ended');
}
