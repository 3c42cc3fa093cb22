import { type FieldError, validateProject, validateProperty } from '#contract';
import { and, eq, isNull, lte, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { queueMail } from '../../mail/index.ts';
import { recordChange } from '../../records/index.ts';
import { projectRecord } from '../services/project-service.ts';
import { propertyRecord } from '../services/property-service.ts';
import { getTable, type ListingOwner, syncRow } from '../write-listing.ts';
import { inBatches } from './in-batches.ts';
import { getOwners } from './listing-owners.ts';
import { publishedValues } from './published-values.ts';

const BATCH_SIZE = 50;

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
      .limit(BATCH_SIZE)
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
  inBatches(BATCH_SIZE, (owner) => publishSome(ctx, owner), signal);
