import { type FieldError, validateProject, validateProperty } from '#contract';
import { and, eq, isNull, lte, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { queueMail } from '../../mail/index.ts';
import { recordChange } from '../../records/index.ts';
import { isConfirmedByStaff, marksAt, publishedValues, unconfirmedSince } from '../freshness.ts';
import { getTable, type ListingOwner, syncRow } from '../search-rows.ts';
import { projectRecord } from '../services/project-service.ts';
import { propertyRecord } from '../services/property-service.ts';
import { getOwners } from './remind-owners.ts';

/**
 * Runs `work` in batches for both kinds of listing until a batch is not full or the signal aborts; returns the total.
 */
async function inBatches(
  size: number,
  work: (owner: ListingOwner) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let total = 0;
  for (const owner of ['property', 'project'] as const) {
    for (;;) {
      const found = await work(owner);
      total += found;
      if (found < size || signal?.aborted) break;
    }
  }
  return total;
}

const PUBLISH_BATCH_SIZE = 50;

type Row = typeof tables.properties.$inferSelect | typeof tables.projects.$inferSelect;

/** The errors that prevent a stored listing from being published. */
const getIssues = (owner: ListingOwner, row: Row): FieldError[] =>
  owner === 'property'
    ? validateProperty({ ...propertyRecord(row as typeof tables.properties.$inferSelect), status: 'published' })
    : validateProject({ ...projectRecord(row as typeof tables.projects.$inferSelect), status: 'published' });

/** Publishes one batch and returns its size; locked rows are skipped, so several workers can run. */
const publishSome = (ctx: Ctx, owner: ListingOwner): Promise<number> =>
  ctx.db.transaction(async (tx: Tx) => {
    const [table, now] = [getTable(owner), ctx.now()];
    const due: Row[] = await tx
      .select()
      .from(table)
      .where(and(eq(table.status, 'scheduled'), lte(table.scheduledFor, now), isNull(table.deletedAt)))
      .orderBy(table.scheduledFor)
      .limit(PUBLISH_BATCH_SIZE)
      .for('update', { skipLocked: true });
    const owners = await getOwners(tx, due);
    for (const row of due) {
      const { id, title, scheduledFor } = row;
      const missing = getIssues(owner, row).map(({ message }) => message);
      const values =
        missing.length === 0 ? publishedValues(table, now) : { status: 'draft' as const, scheduledFor: null };
      await tx.update(table).set(values).where(eq(table.id, id));
      await syncRow(tx, owner, id);
      const before = { status: 'scheduled', scheduledFor };
      const after = { status: values.status, scheduledFor: null };
      await recordChange(tx, undefined, { action: 'update', entity: owner, id, subject: title, before, after });
      if (missing.length === 0) continue;
      const data = { kind: owner, listingId: id, title, missing };
      for (const recipient of owners(row))
        await queueMail(ctx, tx, { template: 'listing-not-published', recipient, data });
    }
    return due.length;
  });

/**
 * Publishes listings whose scheduled time has passed, with the same checks as a change by staff. An incomplete listing
 * becomes a draft and its owner gets an email. Returns the number of listings.
 */
export const publishDue = (ctx: Ctx, signal?: AbortSignal): Promise<number> =>
  inBatches(PUBLISH_BATCH_SIZE, (owner) => publishSome(ctx, owner), signal);

const HIDE_BATCH_SIZE = 100;

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
          isConfirmedByStaff(table),
          lte(unconfirmedSince(table), hidden),
          // Even after a long worker outage, nothing is hidden before its owner was reminded in time.
          lte(table.freshnessRemindedAt, warned),
        ),
      )
      .orderBy(unconfirmedSince(table))
      .limit(HIDE_BATCH_SIZE)
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
  inBatches(HIDE_BATCH_SIZE, (owner) => hideSome(ctx, owner), signal);
