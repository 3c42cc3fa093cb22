import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListingStatus, SavedListings } from '#contract';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';

const app = createTestApp();

const get = (query: string) => app.server.inject({ url: `/api/v1/public/saved?${query}`, headers: newVisitor() });
const Answer = SavedListings.strict();
const saved = async (query: string) => Answer.parse((await get(query)).json());
const getIds = (items: { id: number }[]) => items.map(({ id }) => id);

const STATUSES: ListingStatus[] = ['published', 'published', 'published', 'draft', 'scheduled', 'withdrawn', 'sold'];
const published = [1, 2, 3];
const hidden = [4, 5, 6, 7];

beforeAll(async () => {
  await app.db.insert(tables.cities).values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' });
  const rows = STATUSES.map((status, index) => ({
    slug: `home-${index + 1}`,
    title: `Home ${index + 1}`,
    status,
    publishedAt: status === 'published' ? new Date('2026-11-01') : null,
    scheduledFor: status === 'scheduled' ? new Date('2026-12-01') : null,
    cityId: 1,
    residencyType: 'residential' as const,
    possessionStatus: 'ready_to_move' as const,
  }));
  const size = { builtUpAreaValue: 1_250, builtUpAreaUnit: 'sq_ft' as const };
  await app.db
    .insert(tables.properties)
    .values(rows.map((row) => ({ ...row, ...size, propertyType: 'villa' as const, price: 8_500_000 })));
  const ground = { areaValue: 12.4, areaUnit: 'acre' as const };
  await app.db
    .insert(tables.projects)
    .values(rows.map((row) => ({ ...row, ...ground, minimumPrice: 9_200_000, maximumPrice: 21_500_000 })));
});

describe('GET /public/saved', () => {
  test('R-101 R-316 tells a project from a property with the same id', async () => {
    const both = await saved('properties=2&projects=2');
    expect(both.properties).toMatchObject([{ id: 2, title: 'Home 2', price: 8_500_000 }]);
    expect(both.projects).toMatchObject([{ id: 2, title: 'Home 2', minimum_price: 9_200_000 }]);
    expect(await saved('projects=2')).toEqual({ ...both, properties: [] });
  });

  test('R-100 answers with live data, in the order asked, each listing once', async () => {
    expect(getIds((await saved('properties=3,1,3&properties=2')).properties)).toEqual([3, 1, 2]);
    expect(getIds((await saved('projects=2,3')).projects)).toEqual([2, 3]);
    await app.db.update(tables.properties).set({ price: 8_000_000 }).where(eq(tables.properties.id, 1));
    expect((await saved('properties=1')).properties).toMatchObject([{ price: 8_000_000 }]);
  });

  test('D-32 carries what a comparison shows beyond the card', async () => {
    const facts = { furnishing: 'semi', facing: 'east', maintenance: 4_350 } as const;
    await app.db
      .update(tables.properties)
      .set({ ...facts, maintenanceIncluded: true })
      .where(eq(tables.properties.id, 1));
    // Whether a rent includes the maintenance says nothing of a home for sale.
    expect((await saved('properties=1')).properties).toMatchObject([{ ...facts, maintenance_included: null }]);
    await app.db.update(tables.properties).set({ purpose: 'rent' }).where(eq(tables.properties.id, 1));
    expect((await saved('properties=1')).properties).toMatchObject([{ ...facts, maintenance_included: true }]);
  });

  test('R-303 leaves out what visitors may not see: drafts, withdrawn, sold and unknown listings', async () => {
    const all = [...hidden, ...published, 99].join(',');
    const answer = await saved(`properties=${all}&projects=${all}`);
    expect(getIds(answer.properties)).toEqual(published);
    expect(getIds(answer.projects)).toEqual(published);
  });

  test('reads at most two hundred of a kind', async () => {
    const unknown = Array.from({ length: 200 }, (_, index) => 1_000 + index);
    expect((await saved(`properties=${[...unknown, 1].join(',')}`)).properties).toEqual([]);
    expect(getIds((await saved(`properties=${[1, ...unknown].join(',')}`)).properties)).toEqual([1]);
  });

  test('D-39 answers any query string, in its shape', async () => {
    const value = fc.oneof(
      fc.constantFrom('', '0', '-1', '1,2', '1,,x,2', '1e3', 'NaN', '9007199254740991', '99999999999999999999', '\0'),
      fc.string({ maxLength: 60 }),
    );
    const pair = fc.tuple(fc.constantFrom('properties', 'projects', '__proto__', 'page'), value);
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 6 }), async (pairs) => {
        const answer = await get(new URLSearchParams(pairs).toString());
        expect(answer.statusCode).toBe(200);
        Answer.parse(answer.json());
      }),
      { numRuns: 60 },
    );
  });

  test('may be kept by any cache', async () => {
    expect((await get('properties=1')).headers['cache-control']).toMatch(/^public, .*s-maxage=\d+/);
  });
});
