import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from '#contract';
import { and, eq, ne, type Tx, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
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

/** Returns the session's user, or undefined if the session has ended or expired or the user is inactive. */
export async function sessionOwner(ctx: Ctx, id: string): Promise<StaffMember | undefined> {
  const now = ctx.now();
  const [found] = await ctx.db
    .select({ staff: staffColumns, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, hashed(id)), eq(users.isActive, true)));
  if (!found || found.expiresAt <= now) return undefined;
  const idle = now.getTime() - found.lastSeenAt.getTime();
  if (idle > SESSION_MS.idle) return undefined;
  if (idle > SEEN_EVERY_MS) {
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(eq(sessions.idHash, hashed(id)));
  }
  return found.staff;
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
