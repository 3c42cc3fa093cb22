import { and, asc, eq, gt, isNull, sql, tables } from '#db';
import { type Backfill, runBackfill } from '../../backfills.ts';
import type { Ctx } from '../../context.ts';
import { joinContact, lockPoints, toPoints } from './join-contact.ts';

const { enquiries } = tables;

const BATCH_SIZE = 200;
/** While a release is replaced, servers of the one before store enquiries without a person. */
const REPEAT_MS = 60 * 60 * 1000;

const joining: Backfill = {
  name: 'join-contacts',
  repeatMs: REPEAT_MS,
  getLastId: async (tx) => {
    const [last] = await tx
      .select({ id: sql<number>`coalesce(max(${enquiries.id}), 0)`.mapWith(Number) })
      .from(enquiries);
    return last?.id ?? 0;
  },
  runBatch: async (tx, position) => {
    const rows = await tx
      .select()
      .from(enquiries)
      .where(and(isNull(enquiries.contactId), gt(enquiries.id, position)))
      .orderBy(asc(enquiries.id))
      .limit(BATCH_SIZE)
      .for('no key update', { skipLocked: true });
    await lockPoints(tx, rows.flatMap(toPoints));
    for (const { id, updatedAt, ...person } of rows) {
      const contactId = await joinContact(tx, person);
      // Joining is no contact with the person, and the retention period counts from the last one.
      await tx.update(enquiries).set({ contactId, updatedAt }).where(eq(enquiries.id, id));
    }
    return rows.at(-1)?.id;
  },
};

/** Joins the enquiries of earlier releases to their people; returns the number of batches. */
export const joinEarlierEnquiries = (ctx: Pick<Ctx, 'db' | 'now'>, signal: AbortSignal): Promise<number> =>
  runBackfill(ctx, joining, signal);
