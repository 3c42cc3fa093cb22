import { z } from 'zod';
import { Freshness, ListingStatus } from '#contract';
import { type Db, eq, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { marksAt } from './freshness.ts';

const { settings } = tables;

/** Key of a `settings` row that the worker writes, so that no request waits for a count of all listings. */
const KEY = 'listing-figures';

const ListingCounts = z.object({
  counted_at: z.coerce.date(),
  counts: z.array(
    z.object({
      kind: z.enum(['properties', 'projects']),
      status: ListingStatus,
      freshness: Freshness.nullable(),
      listings: z.number().int(),
    }),
  ),
});

/** Counts all listings that are not deleted and stores the result. */
export async function countListings({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const counted_at = now();
  const fresh = marksAt(counted_at).due.toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows: counts } = await tx.execute(sql`
      select kind, status, freshness, count(*) as listings from (
        select 'properties' as kind, status, hidden_for_age_at, coalesce(confirmed_at, published_at) as stands from properties where deleted_at is null and posting_id is null
        union all
        select 'projects', status, hidden_for_age_at, coalesce(confirmed_at, published_at) from projects where deleted_at is null
      ) listing
      cross join lateral (select case when hidden_for_age_at is not null then 'hidden' when status <> 'published' then null
        when stands > ${fresh} then 'fresh' else 'due' end as freshness) state
      group by kind, status, freshness`);
    const value = { counted_at, counts };
    await tx.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
  });
}

/** The last stored counts by freshness and by status; null before the first count. */
export async function readListingFigures(db: Db) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  if (!row) return null;
  const { counted_at, counts } = ListingCounts.parse(row.value);
  const perKind = (matches: (count: (typeof counts)[number]) => boolean) => {
    const countKind = (kind: 'properties' | 'projects') =>
      counts.reduce((sum, count) => (count.kind === kind && matches(count) ? sum + count.listings : sum), 0);
    return { properties: countKind('properties'), projects: countKind('projects') };
  };
  return {
    counted_at,
    by_freshness: Freshness.options.map((freshness) => ({
      freshness,
      ...perKind((count) => count.freshness === freshness),
    })),
    by_status: ListingStatus.options.map((status) => ({ status, ...perKind((count) => count.status === status) })),
  };
}
