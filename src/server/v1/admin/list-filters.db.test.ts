import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

interface Listed {
  id: number;
  city: { id: number } | null;
  price: number | null;
  purpose: string;
  property_type: string | null;
  createdAt: string;
}

const HOMES = 60;
const cityIds: number[] = [];
let all: Listed[] = [];

const list = async (query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await asha.call('GET', `/property?${search}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ properties: Listed[]; totalItems: number; totalPages: number }>();
};
const getIds = (rows: Listed[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  asha = await newColleague(app, 'manager');
  const { db } = app;
  const cities = await db
    .insert(tables.cities)
    .values(['Filterpur', 'Filterganj'].map((name) => ({ name, slug: name.toLowerCase(), state: 'Haryana' })))
    .returning({ id: tables.cities.id });
  cityIds.push(...cities.map(({ id }) => id));
  await db.insert(tables.properties).values(
    Array.from({ length: HOMES }, (_, n) => ({
      slug: `filtered-${n}`,
      title: `Filtered home ${n}`,
      cityId: n % 7 === 0 ? null : (cityIds[n % 2] ?? null),
      price: n % 5 === 0 ? null : ((n * 37) % HOMES) * 100_000 + 1,
      purpose: n % 4 === 0 ? ('rent' as const) : ('sale' as const),
      propertyType: (['flat/apartment', 'villa'] as const)[n % 3 === 0 ? 1 : 0],
      status: 'draft' as const,
      createdAt: new Date(Date.UTC(2026, 5, 1 + Math.floor(n / 2), 20)),
    })),
  );
  all = (await list({ size: 100 })).properties;
});

describe('the list of properties', () => {
  test('R-420 is narrowed down by any filters together, page by page', async () => {
    const filters = fc.record({
      city: fc.option(fc.nat(1)),
      min: fc.option(fc.nat(60)),
      max: fc.option(fc.nat(60)),
      purpose: fc.option(fc.constantFrom('sale', 'rent')),
      type: fc.option(fc.constantFrom('flat/apartment', 'villa')),
      from: fc.option(fc.nat(35)),
      to: fc.option(fc.nat(35)),
      size: fc.constantFrom(25, 50, 100),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const toDay = (days: number) => indiaDay(new Date(Date.UTC(2026, 5, 1 + days)));
        const query = {
          ...(chosen.city !== null && { city_id: cityIds[chosen.city] ?? 0 }),
          ...(chosen.min !== null && { min_price: chosen.min * 100_000 }),
          ...(chosen.max !== null && { max_price: chosen.max * 100_000 }),
          ...(chosen.purpose !== null && { purpose: chosen.purpose }),
          ...(chosen.type !== null && { property_type: chosen.type }),
          ...(chosen.from !== null && { from: toDay(chosen.from) }),
          ...(chosen.to !== null && { to: toDay(chosen.to) }),
        };
        const expected = all.filter(
          (home) =>
            (query.city_id === undefined || home.city?.id === query.city_id) &&
            (query.min_price === undefined || (home.price ?? -1) >= query.min_price) &&
            (query.max_price === undefined || (home.price ?? Number.POSITIVE_INFINITY) <= query.max_price) &&
            (query.purpose === undefined || home.purpose === query.purpose) &&
            (query.property_type === undefined || home.property_type === query.property_type) &&
            (query.from === undefined || indiaDay(home.createdAt) >= query.from) &&
            (query.to === undefined || indiaDay(home.createdAt) <= query.to),
        );
        const first = await list({ ...query, size: chosen.size });
        expect(first.totalItems).toBe(expected.length);
        expect(first.totalPages).toBe(Math.ceil(expected.length / chosen.size));
        const pages = await Promise.all(
          Array.from({ length: first.totalPages }, (_, page) => list({ ...query, size: chosen.size, page: page + 1 })),
        );
        expect(pages.flatMap(({ properties }) => getIds(properties))).toEqual(getIds(expected));
      }),
      { numRuns: 60 },
    );
  });

  test('R-420 is sorted by price and by confirmation in both directions, each row once', async () => {
    for (const sort of ['price', '-price', 'confirmed_at', '-confirmed_at', 'title', 'createdAt']) {
      const { properties } = await list({ sort, size: 100 });
      expect(getIds(properties).toSorted((one, other) => one - other)).toEqual(
        getIds(all).toSorted((one, other) => one - other),
      );
    }
    const prices = (await list({ sort: 'price', size: 100 })).properties.flatMap(({ price }) => price ?? []);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('R-420 a filter or size that is damaged is ignored, and a page beyond the last one is empty', async () => {
    const damaged = {
      city_id: 'x',
      min_price: '-1',
      max_price: '1e400',
      purpose: "sale' or 1=1",
      property_type: '',
      from: '2026-02-30',
      to: 'yesterday',
      tag_id: '99999999999999999999',
    };
    expect((await list({ ...damaged, size: 100 })).totalItems).toBe(HOMES);
    for (const size of ['1000000', '0', '-25', 'all']) expect((await list({ size })).properties).toHaveLength(10);
    expect((await list({ page: 1000, size: 100 })).properties).toEqual([]);
  });

  test('R-420 an export holds what the filters leave', async () => {
    const answer = await asha.call('GET', `/property/export?city_id=${cityIds[0]}&purpose=rent`);
    const expected = all.filter(({ city, purpose }) => city?.id === cityIds[0] && purpose === 'rent');
    expect(expected.length).toBeGreaterThan(1);
    expect(answer.payload.trim().split('\r\n')).toHaveLength(expected.length + 1);
  });

  test('R-420 projects have filters of their own, and ignore those of properties', async () => {
    await app.db
      .insert(tables.projects)
      .values({ slug: 'filtered-court', title: 'Filtered court', cityId: cityIds[0] });
    const titles = async (query: string) =>
      (await asha.call('GET', `/project?${query}`)).json().projects.map(({ title }: { title: string }) => title);
    expect(await titles(`city_id=${cityIds[0]}&min_price=1`)).toEqual(['Filtered court']);
    expect(await titles(`city_id=${cityIds[1]}`)).toEqual([]);
  });
});
