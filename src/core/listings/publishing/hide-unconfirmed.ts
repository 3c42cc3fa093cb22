import { and, eq, lte, type Tx } from '#db';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../records/index.ts';
import { getTable, type ListingOwner, syncRow } from '../write-listing.ts';
import { marksAt, unconfirmedSince } from './freshness.ts';
import { inBatches } from './in-batches.ts';

const BATCH_SIZE = 100;

const hideSome = (ctx: Ctx, owner: ListingOwner): Promise<number> =>
  ctx.db.transaction(async (tx: Tx) => {
    const [table, now] = [getTable(owner), ctx.now()];
    const { hidden, warned } = marksAt(now);
    const old = await tx
      .select({ id: table.id, title: table.title, confirmedAt: table.confirmedAt })
      .from(table)
      .where(
        and(
          eq(table.status, 'published'),
          lte(unconfirmedSince(table), hidden),
          // Even after a long worker outage, nothing is hidden before its owner was reminded in time.
          lte(table.freshnessRemindedAt, warned),
        ),
      )
      .orderBy(unconfirmedSince(table))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const { id, title, confirmedAt } of old) {
      await tx.update(table).set({ status: 'withdrawn', hiddenForAgeAt: now }).where(eq(table.id, id));
      await syncRow(tx, owner, id);
      const before = { status: 'published', confirmedAt, hiddenForAgeAt: null };
      const after = { status: 'withdrawn', confirmedAt, hiddenForAgeAt: now };
      await recordChange(tx, undefined, { action: 'update', entity: owner, id, subject: title, before, after });
    }
    return old.length;
  });

/** Hides listings that were not confirmed after reminders, returning their number; confirming republishes them. */
export const hideUnconfirmed = (ctx: Ctx, signal?: AbortSignal): Promise<number> =>
  inBatches(BATCH_SIZE, (owner) => hideSome(ctx, owner), signal);
