import { type SQL, sql } from '#db';
import { type Backfill, runBackfill } from '../backfills.ts';
import type { Ctx } from '../context.ts';

const BATCH_SIZE = 1_000;

interface PriceColumns {
  /** The columns of the history table, and their names in audit entries. */
  columns: [column: string, auditName: string][];
  /** Further columns, as an expression of the audited row. */
  rest: { column: string; value: (row: SQL) => SQL }[];
}

const PRICES: Record<'property' | 'project', PriceColumns> = {
  property: {
    columns: [['price', 'price']],
    rest: [{ column: 'purpose', value: (row) => sql`coalesce(${row} ->> 'purpose', 'sale')::purpose` }],
  },
  project: {
    columns: [
      ['minimum_price', 'minimumPrice'],
      ['maximum_price', 'maximumPrice'],
    ],
    rest: [],
  },
};

/**
 * Copies the prices that staff changed before prices were recorded, from the audit log. A change has the price after
 * it; the first change of a listing also has the price before it, which held since the publication.
 */
const priceBackfill = (kind: 'property' | 'project'): Backfill => {
  const { columns, rest } = PRICES[kind];
  const [owner, target, listings] = [`${kind}_id`, `${kind}_prices`, kind === 'property' ? 'properties' : 'projects'];
  const names = sql.raw([...columns.map(([column]) => column), ...rest.map(({ column }) => column)].join(', '));
  const toValues = (row: SQL) =>
    sql.join(
      [...columns.map(([, name]) => sql`(${row} ->> ${name})::bigint`), ...rest.map(({ value }) => value(row))],
      sql`, `,
    );
  const isPublic = (row: SQL) =>
    sql.join(
      [sql`${row} ->> 'status' = 'published'`, ...columns.map(([, name]) => sql`${row} ->> ${name} is not null`)],
      sql` and `,
    );
  const toPrices = (row: SQL) =>
    sql.join(
      columns.map(([, name]) => sql`${row} -> ${name}`),
      sql`, `,
    );
  return {
    name: `${kind}-prices`,
    getLastId: async (tx) => {
      const { rows } = await tx.execute<{ last: number }>(
        sql`select coalesce(max(id), 0) as last from audit_entries where entity = ${kind}`,
      );
      return rows[0]?.last ?? 0;
    },
    runBatch: async (tx, position) => {
      const { rows } = await tx.execute<{ last_id: number | null }>(sql`
        with batch as materialized (
          select id, entity_id::bigint as listing, at, before, after,
            not exists (select from audit_entries earlier where earlier.entity = ${kind}
              and earlier.entity_id = entry.entity_id and earlier.id < entry.id) as is_first
          from audit_entries entry where entity = ${kind} and id > ${position} order by id limit ${BATCH_SIZE}
        ),
        prices as (
          select listing, (before ->> 'publishedAt')::timestamptz as since, ${toValues(sql`before`)} from batch
          where is_first and ${isPublic(sql`before`)} and (${toPrices(sql`before`)}) is distinct from (${toPrices(sql`after`)})
          union all
          select listing, at, ${toValues(sql`after`)} from batch
          where ${isPublic(sql`after`)} and (${toPrices(sql`before`)}) is distinct from (${toPrices(sql`after`)})
        ),
        first_prices as (select distinct on (listing, since) * from prices p (listing, since, ${names}) where since is not null order by listing, since),
        copied as (
          insert into ${sql.raw(target)} (${sql.raw(owner)}, since, ${names})
          select p.* from first_prices p join ${sql.raw(listings)} l on l.id = p.listing
          where not exists (select from ${sql.raw(target)} stored where stored.${sql.raw(owner)} = p.listing
            and stored.since between p.since - interval '1 second' and p.since + interval '1 second')
          on conflict do nothing
        )
        select (select max(id) from batch) as last_id`);
      return rows[0]?.last_id ?? undefined;
    },
  };
};

/** Copies earlier prices from the audit log, once; returns the number of batches. */
export async function copyEarlierPrices(ctx: Pick<Ctx, 'db' | 'now'>, signal: AbortSignal): Promise<number> {
  return (
    (await runBackfill(ctx, priceBackfill('property'), signal)) +
    (await runBackfill(ctx, priceBackfill('project'), signal))
  );
}
