import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  AGE_OPTIONS,
  CARPET_BANDS,
  Facing,
  FLOOR_BANDS,
  Furnishing,
  ListingSort,
  PossessionStatus,
  Poster,
  type PropertyFacets,
  PropertySearch,
  PropertyType,
  Purpose,
  ResidencyType,
} from '#contract';
import { foldCounts, rebuildSearch } from '#core';
import { sql } from '#db';
import { testDatabase } from '../../../../test/database.ts';
import { fillProperties } from '../../../../test/listings.ts';
import { PRICE_EDGES, priceKeys } from './price-keys.ts';
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
  locality_id: number | null;
  carpet: number | null;
  floor: number | null;
  built_year: number | null;
  facing: string | null;
  has_rera: boolean;
  amenities: number[];
}

let truth: Truth[] = [];
const readTruth = async () => {
  const { rows } = await database.db.execute<Truth>(sql`
    select p.id, p.city_id, p.builder_id, p.property_type, p.residency_type, p.possession_status, p.furnishing, p.purpose, p.price,
      coalesce(p.rating, 0)::float8 as rating, p.built_up_area_value::float8 as area, p.id % 33 = 0 as featured,
      extract(epoch from p.published_at)::float8 as published,
      array(select bhk_id::int from property_bhks b where b.property_id = p.id) as bhks,
      p.locality_id, case when p.property_type::text ~ 'plot|land' then p.built_up_area_value else p.carpet_area_value end::float8 as carpet, p.floor, p.built_year, p.facing, p.rera_id is not null as has_rera,
      array(select amenity_id::int from property_amenities a where a.property_id = p.id) as amenities
    from properties p where p.status = 'published' and p.deleted_at is null`);
  truth = rows;
};

beforeAll(async () => {
  await fillProperties(database.db, 8_000);
  await rebuildSearch(database.owner);
  await readTruth();
}, 60_000);

const YEAR = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format());

const isBetween = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined && max === undefined) ||
  (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));

const matches = (search: PropertySearch) => (row: Truth) =>
  row.purpose === (search.purpose ?? 'sale') &&
  (search.locality === undefined
    ? search.city_id === undefined || row.city_id === search.city_id
    : search.locality.includes(row.locality_id ?? 0)) &&
  (search.builder_id === undefined || row.builder_id === search.builder_id) &&
  (search.residency_type === undefined || row.residency_type === search.residency_type) &&
  (search.property_type === undefined || (search.property_type as string[]).includes(row.property_type)) &&
  (search.furnishing === undefined || row.furnishing === search.furnishing) &&
  (search.possession_status === undefined ||
    search.possession_status.some((status) => status === row.possession_status)) &&
  (search.bhk === undefined || row.bhks.some((bhk) => search.bhk?.includes(bhk))) &&
  (search.min_price === undefined || (row.price !== null && row.price >= search.min_price)) &&
  (search.max_price === undefined || (row.price !== null && row.price <= search.max_price)) &&
  isBetween(row.carpet, search.min_carpet, search.max_carpet) &&
  isBetween(row.floor, search.min_floor, search.max_floor) &&
  isBetween(row.built_year, search.max_age === undefined ? undefined : YEAR - search.max_age, undefined) &&
  (search.amenities?.every((amenity) => row.amenities.includes(amenity)) ?? true) &&
  (search.posted_by ?? 'us') === 'us' &&
  (search.facing === undefined || (search.facing as string[]).includes(row.facing ?? '')) &&
  (search.rera === undefined || row.has_rera) &&
  (search.listed_within === undefined || row.published >= Date.now() / 1000 - search.listed_within * 86_400);

const rank: Record<ListingSort, (row: Truth) => number> = {
  newest: (row) => -(row.published + (row.featured ? 2 ** 40 : 0)),
  price_asc: (row) => row.price ?? 1e12,
  price_desc: (row) => -(row.price ?? 1e12),
  area: (row) => -row.area,
  rating: (row) => -row.rating,
  carpet_rate: (row) => (row.price === null || row.carpet === null ? 1e12 : Math.round((row.price * 100) / row.carpet)),
};

/** Most filters are left out most of the time; otherwise nothing would match. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: value });

/** Filters that are combined with others less often. */
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const searches = fc
  .record({
    purpose: maybe(fc.constantFrom(...Purpose.options)),
    city_id: maybe(fc.integer({ min: 1, max: 7 })),
    builder_id: rarely(fc.integer({ min: 1, max: 16 })),
    residency_type: maybe(fc.constantFrom(...ResidencyType.options)),
    property_type: maybe(
      fc.subarray([...PropertyType.options], { minLength: 1, maxLength: 4 }).map((types) => types.join(',')),
    ),
    furnishing: maybe(fc.constantFrom(...Furnishing.options)),
    bhk: maybe(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','))),
    possession_status: maybe(
      fc.uniqueArray(fc.constantFrom(...PossessionStatus.options), { minLength: 1, maxLength: 2 }),
    ),
    min_price: maybe(fc.oneof(fc.integer({ min: 0, max: 40_000_000 }), fc.integer({ min: 0, max: 300_000 }))),
    max_price: maybe(fc.oneof(fc.integer({ min: 400_000, max: 80_000_000 }), fc.integer({ min: 4_000, max: 600_000 }))),
    locality: rarely(fc.subarray([1, 2, 3, 6, 9, 14, 99], { minLength: 1 }).map((ids) => ids.join(','))),
    min_carpet: rarely(fc.integer({ min: 1, max: 2_500 })),
    max_carpet: rarely(fc.integer({ min: 500, max: 4_000 })),
    amenities: rarely(fc.subarray([1, 2, 3, 4, 5, 77], { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','))),
    min_floor: rarely(fc.integer({ min: -1, max: 20 })),
    max_floor: rarely(fc.integer({ min: 5, max: 45 })),
    max_age: rarely(fc.integer({ min: 0, max: 30 })),
    posted_by: rarely(fc.constantFrom(...Poster.options)),
    listed_within: rarely(fc.integer({ min: 300, max: 365 })),
    facing: rarely(fc.subarray([...Facing.options], { minLength: 1, maxLength: 3 }).map((facing) => facing.join(','))),
    rera: rarely(fc.constant('1')),
    sort: maybe(fc.constantFrom(...ListingSort.options)),
    page: fc.integer({ min: 1, max: 8 }),
  })
  .map((query) => PropertySearch.parse(query));

/** An amenity that does not exist is ignored. */
const withKnownAmenities = (search: PropertySearch): PropertySearch => ({
  ...search,
  amenities: search.amenities?.filter((id) => id <= 5),
});

const agreesWithTruth = async (search: PropertySearch) => {
  const { properties, totalItems } = await searchProperties(database.db, search);
  const expected = truth.filter(matches(withKnownAmenities(search)));
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

type Choice = [facet: keyof PropertyFacets, value: string, chosen: PropertySearch];

/** Each option of each filter, and the search that chooses it instead of its current value. */
const toOptions = (search: PropertySearch): Choice[] => [
  ...ResidencyType.options.map((value): Choice => ['residency_type', value, { ...search, residency_type: value }]),
  ...PropertyType.options.map((value): Choice => ['property_type', value, { ...search, property_type: [value] }]),
  ...Furnishing.options.map((value): Choice => ['furnishing', value, { ...search, furnishing: value }]),
  ...PossessionStatus.options.map(
    (value): Choice => ['possession_status', value, { ...search, possession_status: [value] }] as const,
  ),
  ...[1, 4, 8].map((id): Choice => ['bhk', String(id), { ...search, bhk: [id] }]),
  ...[1, 3, 6, 14].map((id): Choice => ['locality', String(id), { ...search, locality: [id] }]),
  ...[1, 3, 5].map(
    (id): Choice => ['amenities', String(id), { ...search, amenities: [...(search.amenities ?? []), id] }] as const,
  ),
  ...Facing.options.map((value): Choice => ['facing', value, { ...search, facing: [value] }]),
  ...Poster.options.map((value): Choice => ['posted_by', value, { ...search, posted_by: value }]),
  ...FLOOR_BANDS.map(({ value, min, max }): Choice => ['floor', value, { ...search, min_floor: min, max_floor: max }]),
  ...CARPET_BANDS.map(
    ({ value, min, max }): Choice => ['carpet', value, { ...search, min_carpet: min, max_carpet: max }] as const,
  ),
  ...AGE_OPTIONS.map((years): Choice => ['age', String(years), { ...search, max_age: years }]),
  ['rera', '1', { ...search, rera: '1' }],
];

/** Limits that make every count exact. */
const EVERYTHING = { candidates: 10_000, sample: 10_000, evaluated: 10_000, counted: 10_000 };

async function facetsAgree(given: PropertySearch): Promise<void> {
  // Without a budget: the counts of dimensions widen it to whole buckets.
  const search = withKnownAmenities({ ...given, min_price: undefined, max_price: undefined, page: 1 });
  const { facets } = await searchProperties(database.db, { ...search, facets: true }, EVERYTHING);
  for (const [facet, value, chosen] of toOptions(search)) {
    const inCity =
      facet !== 'locality' || truth.some((row) => row.locality_id === Number(value) && row.city_id === search.city_id);
    const expected = inCity ? truth.filter(matches(chosen)).length : 0;
    const counted = facets?.[facet].find((option) => option.value === value)?.count ?? 0;
    expect({ facet, value, count: counted }).toEqual({ facet, value, count: expected });
  }
}

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
      sql`update property_search s set price = truth.price, carpet_rate = truth.carpet_rate from property_search_truth truth where truth.id = s.id and s.id % 7 = 0`,
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

  test('R-343 counts beside the options what each would leave, for any combination of filters', {
    timeout: 120_000,
  }, async () => {
    await expect(fc.assert(fc.asyncProperty(searches, facetsAgree), { numRuns: 60 })).resolves.toBeUndefined();
  });

  test('R-343 estimates from a sample what is too much to count, and says so', { timeout: 120_000 }, async () => {
    const limits = { candidates: 50, sample: 400, evaluated: 300, counted: 300 };
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const expected = truth.filter(matches(withKnownAmenities(search)));
        const { properties, totalItems, accuracy } = await searchProperties(database.db, search, limits);
        const ids = new Set(expected.map(({ id }) => id));
        expect(properties.every(({ id }) => ids.has(id))).toBe(true);
        expect(properties).toHaveLength(Math.max(0, Math.min(10, expected.length - (search.page - 1) * 10)));
        expect(accuracy ? expected.length : totalItems).toBe(expected.length);
      }),
      { numRuns: 200 },
    );
    const search = PropertySearch.parse({ min_carpet: 1_000, facets: '1' });
    const expected = truth.filter(matches(search)).length;
    const { totalItems, accuracy, facets } = await searchProperties(database.db, search, limits);
    expect(accuracy).toBe('estimate');
    expect(totalItems / expected).toBeCloseTo(1, 0);
    const counted = facets?.rera[0];
    expect(counted?.approximate).toBe(true);
    expect((counted?.count ?? 0) / truth.filter(matches({ ...search, rera: '1' })).length).toBeCloseTo(1, 0);
  });
});
