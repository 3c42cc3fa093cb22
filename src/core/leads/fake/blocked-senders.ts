import { type BlockInput, type ContactPoint, type FakeLead, readContactPoint } from '#contract';
import { and, desc, eq, inArray, or, type SQL, sql, type Tx, tables } from '#db';
import { authorise, permitted } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, recordChange } from '../../records/index.ts';

const { blockedSenders, users } = tables;

const MAX_SHOWN = 100;
/** Far more than staff add one by one. */
const MAX_BLOCKED = 50_000;

const matches = (points: ContactPoint[]): SQL | undefined =>
  or(
    sql`false`,
    ...points.map(({ kind, value }) => and(eq(blockedSenders.kind, kind), eq(blockedSenders.value, value))),
  );

/** Blocks these numbers and addresses and returns the ids of those that were not blocked before. */
export async function blockPoints(
  { now }: Ctx,
  tx: Tx,
  actor: Actor,
  { points, reason }: { points: ContactPoint[]; reason: FakeLead },
): Promise<number[]> {
  if (points.length === 0) return [];
  if ((await tx.$count(blockedSenders)) >= MAX_BLOCKED)
    throw new DomainError('conflict', 'Too many numbers and addresses are blocked. Unblock some of them first.');
  const facts = { reason, blockedBy: actor.staff.id, createdAt: now() };
  const added = await tx
    .insert(blockedSenders)
    .values(points.map((point) => ({ ...point, ...facts })))
    .onConflictDoNothing()
    .returning({ id: blockedSenders.id });
  // The history says that there was a block, not of whom.
  for (const { id } of added)
    await recordChange(tx, actor, { action: 'create', entity: 'blocked-sender', id, after: { reason } });
  return added.map(({ id }) => id);
}

async function unblock(tx: Tx, actor: Actor, where: SQL | undefined): Promise<number> {
  const gone = await tx.delete(blockedSenders).where(where).returning({ id: blockedSenders.id });
  for (const { id } of gone) await recordChange(tx, actor, { action: 'delete', entity: 'blocked-sender', id });
  return gone.length;
}

export const unblockPoints = (tx: Tx, actor: Actor, points: ContactPoint[]): Promise<number> =>
  unblock(tx, actor, matches(points));

export const unblockIds = (tx: Tx, actor: Actor, ids: number[]): Promise<number> =>
  unblock(tx, actor, inArray(blockedSenders.id, ids));

/** What an arriving enquiry is whose number or address is blocked, which counts it; undefined if neither is. */
export async function readBlock({ now }: Ctx, tx: Tx, points: ContactPoint[]): Promise<FakeLead | undefined> {
  const found = await tx
    .update(blockedSenders)
    .set({ arrivals: sql`${blockedSenders.arrivals} + 1`, lastArrivalAt: now() })
    .where(matches(points))
    .returning({ reason: blockedSenders.reason });
  return found.find(({ reason }) => reason === 'spam')?.reason ?? found[0]?.reason;
}

/** The values of an enquiry that came from a blocked sender. */
export const toBlockedLead = (fake: FakeLead) => ({ status: 'lost' as const, lostReason: 'Blocked sender', fake });

/** Forgets a person's numbers and addresses; returns how many were blocked. */
export async function forgetBlocks(tx: Tx, points: ContactPoint[]): Promise<number> {
  const gone = await tx.delete(blockedSenders).where(matches(points)).returning({ id: blockedSenders.id });
  return gone.length;
}

/** What is blocked of a person. */
export const readBlocks = ({ db }: Pick<Ctx, 'db'>, points: ContactPoint[]) =>
  db
    .select({ value: blockedSenders.value, reason: blockedSenders.reason, createdAt: blockedSenders.createdAt })
    .from(blockedSenders)
    .where(matches(points));

/** Service for the numbers and addresses whose enquiries count as fake; throws unless the user may see them. */
export function blockedSenderService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'blocked-senders:see');
  const { db } = ctx;
  return {
    list: (q: string) =>
      db
        .select({
          id: blockedSenders.id,
          kind: blockedSenders.kind,
          value: blockedSenders.value,
          reason: blockedSenders.reason,
          blocked_by: { id: users.id, full_name: users.fullName },
          arrivals: blockedSenders.arrivals,
          last_arrival_at: blockedSenders.lastArrivalAt,
          createdAt: blockedSenders.createdAt,
        })
        .from(blockedSenders)
        .leftJoin(users, eq(users.id, blockedSenders.blockedBy))
        .where(q === '' ? undefined : matches([readContactPoint(q) ?? { kind: 'email', value: q.toLowerCase() }]))
        .orderBy(desc(blockedSenders.createdAt), blockedSenders.id)
        .limit(MAX_SHOWN),
    add: permitted(actor.staff, 'blocked-senders:change', ({ value, reason }: BlockInput) =>
      ctx.db.transaction(async (tx) => {
        const point = readContactPoint(value);
        const added = await blockPoints(ctx, tx, actor, { points: point ? [point] : [], reason });
        if (added.length === 0) throw new DomainError('conflict', 'This is blocked already', 'value');
      }),
    ),
    remove: permitted(actor.staff, 'blocked-senders:delete', (id: number) =>
      ctx.db.transaction(async (tx) => {
        if ((await unblockIds(tx, actor, [id])) === 0)
          throw new DomainError('not_found', 'A colleague has unblocked this already');
      }),
    ),
  };
}

export type BlockedSenderService = ReturnType<typeof blockedSenderService>;
