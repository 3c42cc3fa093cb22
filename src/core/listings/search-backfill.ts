import { sql } from '#db';
import { type Backfill, runBackfill } from '../backfills.ts';
import type { Ctx } from '../context.ts';
import { type ListingOwner, syncRows } from './search-rows.ts';

/** A batch takes some 100 ms, so that writers of the same listings do not wait longer. */
const BATCH_SIZE = 2_000;

const searchBackfill = (owner: ListingOwner): Backfill => {
  const table = sql.raw(`${owner}_search`);
  return {
    name: `fill-search-filters-${owner}`,
    getLastId: async (tx) => {
      const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from ${table}`);
      return rows[0]?.last ?? 0;
    },
    runBatch: async (tx, position) => {
      const { rows } = await tx.execute<{ last: number | null }>(sql`
        select max(id) as last from (select id from ${table} where id > ${position} order by id limit ${BATCH_SIZE}) batch`);
      const last = rows[0]?.last ?? undefined;
      if (last !== undefined)
        await syncRows(tx, owner, sql`select id from ${table} where id > ${position} and id <= ${last}`);
      return last;
    },
  };
};

/** Writes the columns of new filters to search rows of earlier releases, once; returns the number of batches. */
export async function fillSearchFilters(ctx: Pick<Ctx, 'db' | 'now'>, signal: AbortSignal): Promise<number> {
  return (
    (await runBackfill(ctx, searchBackfill('property'), signal)) +
    (await runBackfill(ctx, searchBackfill('project'), signal))
  );
}
