import { beforeAll, describe, expect, test } from 'vitest';
import { rebuildSearch } from '#core';
import { sql } from '#db';
import { testDatabase } from '../../../test/database.ts';
import { fillProperties } from '../../../test/listings.ts';
import { fillSearchFilters } from './search-backfill.ts';

const database = testDatabase();
const ctx = () => ({ db: database.db, now: () => new Date() });

const differences = async () => {
  const { rows } = await database.db.execute<{ n: number }>(sql`
    select count(*) as n from property_search s join property_search_truth t using (id)
    where (s.amenity_mask, s.floor, s.built_year, s.facing, s.has_rera, s.carpet_rate) is distinct from (t.amenity_mask, t.floor, t.built_year, t.facing, t.has_rera, t.carpet_rate)`);
  return rows[0]?.n;
};

beforeAll(async () => {
  await fillProperties(database.db, 5_000);
  await rebuildSearch(database.owner);
  // As a migration leaves the rows of the release before.
  await database.db.execute(
    sql`update property_search set amenity_mask = 0, floor = null, built_year = null, facing = 0, has_rera = false, carpet_rate = 1000000000`,
  );
}, 60_000);

describe('R-343 the filters of rows from an earlier release', () => {
  test('are filled in batches, from where an interrupted run stopped, and once', async () => {
    expect(await differences()).toBeGreaterThan(1_000);
    const stop = new AbortController();
    stop.abort();
    expect(await fillSearchFilters(ctx(), stop.signal)).toBe(0);
    expect(await fillSearchFilters(ctx(), new AbortController().signal)).toBeGreaterThan(2);
    expect(await differences()).toBe(0);
    expect(await fillSearchFilters(ctx(), new AbortController().signal)).toBe(0);
  });
});
