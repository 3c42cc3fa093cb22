import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Furnishing,
  ListingSort,
  PossessionStatus,
  PropertySearch,
  PropertyType,
  Purpose,
  ResidencyType,
} from '#contract';
import { foldCounts, rebuildSearch } from '#core';
import { sql } from '#db';
import { testDatabase } from '../../../../test/database.ts';
import { fillProperties } from '../../../../test/listings.ts';
import { PRICE_EDGES, priceKeys } from './counts.ts';
import { searchProperties } from './search-properties.ts';

const database = testDatabase();

interface Truth extends Record<string, unknown> {
  id: number;
  city_id: number;
  builder_id: number | null;
  property_type: string;
  residency_type: string;
  possession_status: string;
  furnishing: string | null;
  purpose: string;
  price: number | null;
  rating: number;
  area: number;
  featured: boolean;
  published: number;
  bhks: number[];
}

let truth: Truth[] = [];
const readTruth = async () => {
  const { rows } = await database.db.execute<Truth>(sql`
    select p.id, p.city_id, p.builder_id, p.property_type, p.residency_type, p.possession_status, p.furnishing, p.purpose, p.price,
      coalesce(p.rating, 0)::float8 as rating, p.built_up_area_value::float8 as area, p.id % 33 = 0 as featured,
      extract(epoch from p.published_at)::float8 as published,
      array(select bhk_id::int from property_bhks b where b.property_id = p.id) as bhks
    from properties p where p.status = 'published' and p.deleted_at is null`);
  truth = rows;
};

beforeAll(async () => {
  await fillProperties(database.db, 8_000);
  await rebuildSearch(database.owner);
  await readTruth();
}, 60_000);

const matches = (search: PropertySearch) => (row: Truth) =>
  row.purpose === (search.purpose ?? 'sale') &&
  (search.city_id === undefined || row.city_id === search.city_id) &&
  (search.builder_id === undefined || row.builder_id === search.builder_id) &&
  (search.residency_type === undefined || row.residency_type === search.residency_type) &&
  (search.property_type === undefined || (search.property_type as string[]).includes(row.property_type)) &&
  (search.furnishing === undefined || row.furnishing === search.furnishing) &&
  (search.possession_status === undefined || row.possession_status === search.possession_status) &&
  (search.bhk === undefined || row.bhks.some((bhk) => search.bhk?.includes(bhk))) &&
  (search.min_price === undefined || (row.price !== null && row.price >= search.min_price)) &&
  (search.max_price === undefined || (row.price !== null && row.price <= search.max_price));

const rank: Record<ListingSort, (row: Truth) => number> = {
  newest: (row) => -(row.published + (row.featured ? 2 ** 40 : 0)),
  price_asc: (row) => row.price ?? 1e12,
  price_desc: (row) => -(row.price ?? 1e12),
  area: (row) => -row.area,
  rating: (row) => -row.rating,
};

/** Most filters are left out most of the time; otherwise nothing would match. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: value });

const searches = fc
  .record({
    purpose: maybe(fc.constantFrom(...Purpose.options)),
    city_id: maybe(fc.integer({ min: 1, max: 7 })),
    builder_id: fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 16 }) },
    ),
    residency_type: maybe(fc.constantFrom(...ResidencyType.options)),
    property_type: maybe(
      fc.subarray([...PropertyType.options], { minLength: 1, maxLength: 4 }).map((types) => types.join(',')),
    ),
    furnishing: maybe(fc.constantFrom(...Furnishing.options)),
    bhk: maybe(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','))),
    possession_status: maybe(fc.constantFrom(...PossessionStatus.options)),
    min_price: maybe(fc.oneof(fc.integer({ min: 0, max: 40_000_000 }), fc.integer({ min: 0, max: 300_000 }))),
    max_price: maybe(fc.oneof(fc.integer({ min: 400_000, max: 80_000_000 }), fc.integer({ min: 4_000, max: 600_000 }))),
    sort: maybe(fc.constantFrom(...ListingSort.options)),
    page: fc.integer({ min: 1, max: 8 }),
  })
  .map((query) => PropertySearch.parse(query));

const agreesWithTruth = async (search: PropertySearch) => {
  const { properties, totalItems } = await searchProperties(database.db, search);
  const expected = truth.filter(matches(search));
  expect(totalItems).toBe(expected.length);
  const by = rank[search.sort ?? 'newest'];
  const ranks = expected
    .map(by)
    .sort((a, b) => a - b)
    .slice((search.page - 1) * 10, search.page * 10);
  const byId = new Map(truth.map((row) => [row.id, row]));
  expect(properties.map(({ id }) => by(byId.get(id) ?? (expected[0] as Truth)))).toEqual(ranks);
  expect(properties.every(({ id }) => expected.some((row) => row.id === id))).toBe(true);
};

describe('the code and the database', () => {
  test.each(Purpose.options)('agree on key and bucket of every price for %s around an edge', async (purpose) => {
    const prices = [0, 1, ...PRICE_EDGES[purpose].flatMap((edge) => [edge - 1, edge, edge + 1])];
    const keys = priceKeys(purpose);
    const { rows } = await database.pool.query<{ key: number; bucket: number; back: number }>(
      `select price_key($2::purpose, price) as key, price_bucket(price_key($2::purpose, price)) as bucket,
         price_from_key(price_key($2::purpose, price)) as back
       from unnest($1::bigint[]) with ordinality given (price, place) order by place`,
      [prices, purpose],
    );
    expect(rows).toEqual(
      prices.map((price) => ({ key: keys.toKey(price), bucket: keys.toBucket(price), back: price })),
    );
  });

  test.each([
    ['property_type', PropertyType.options],
    ['residency_type', ResidencyType.options],
    ['possession_status', PossessionStatus.options],
    ['furnishing', Furnishing.options],
  ])('agree on the numbers of %s', async (name, options) => {
    const { rows } = await database.pool.query<{ value: string }>(
      `select unnest(enum_range(null::${name}))::text as value`,
    );
    expect(rows.map(({ value }) => value)).toEqual(options);
  });
});

describe('a property search', () => {
  test('R-195 gives the right total and the right page for any combination of filters', {
    timeout: 120_000,
  }, async () => {
    await expect(fc.assert(fc.asyncProperty(searches, agreesWithTruth), { numRuns: 400 })).resolves.toBeUndefined();
  });

  test('stays right while changes wait to be folded into the counts, and after', { timeout: 120_000 }, async () => {
    await database.db.execute(sql`update properties set price = price * 2 where id % 7 = 0 and status = 'published'`);
    await database.db.execute(
      sql`update property_search s set price = truth.price from property_search_truth truth where truth.id = s.id and s.id % 7 = 0`,
    );
    await database.db.execute(sql`delete from property_search where id % 11 = 0`);
    await database.db.execute(sql`update properties set status = 'withdrawn' where id % 11 = 0`);
    await readTruth();
    await fc.assert(fc.asyncProperty(searches, agreesWithTruth), { numRuns: 100 });
    expect(await foldCounts(database.db)).toBeGreaterThan(0);
    await fc.assert(fc.asyncProperty(searches, agreesWithTruth), { numRuns: 100 });
  });

  test('pages through every match exactly once', async () => {
    const search = PropertySearch.parse({ city_id: 1, sort: 'price_asc' });
    const seen: number[] = [];
    for (let page = 1; ; page++) {
      const { properties, totalPages } = await searchProperties(database.db, { ...search, page });
      seen.push(...properties.map(({ id }) => id));
      if (page >= totalPages) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(truth.filter(matches(search)).length);
  });

  test('counts beside the options what each would leave', async () => {
    const search = PropertySearch.parse({ city_id: 1, residency_type: 'residential', facets: '1' });
    const { facets } = await searchProperties(database.db, search);
    for (const residency_type of ResidencyType.options) {
      const left = truth.filter(matches({ ...search, residency_type })).length;
      expect(facets?.residency_type.find(({ value }) => value === residency_type)?.count).toBe(left);
    }
    for (const { value, count } of facets?.bhk ?? []) {
      expect(count).toBe(truth.filter(matches({ ...search, bhk: [Number(value)] })).length);
    }
  });
});
