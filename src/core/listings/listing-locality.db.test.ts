import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffProperty, UnmatchedLocalities } from '#contract';
import { eq, inArray, sql, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { projectInput, propertyInput } from '../../../test/listing-inputs.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const { localities, properties } = tables;
let asha: Colleague;
let cities = 0;

beforeAll(async () => {
  asha = await newColleague(app);
});

/** A city of its own for a test, so that tests do not see the names of others. */
async function storeCity(): Promise<number> {
  cities += 1;
  const [city] = await app.db
    .insert(tables.cities)
    .values({ name: `Town ${cities}`, slug: `town-${cities}`, state: 'Maharashtra' })
    .returning({ id: tables.cities.id });
  return city?.id ?? 0;
}

async function storeLocality(cityId: number, name: string, aliases: string[] = []): Promise<number> {
  const [stored] = await app.db
    .insert(localities)
    .values({ cityId, name, slug: name.toLowerCase().replaceAll(' ', '-'), aliases })
    .returning({ id: localities.id });
  return stored?.id ?? 0;
}

const add = async (path: string, input: object): Promise<number> => {
  const answer = await asha.call('POST', path, input);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json().id;
};
const read = async (id: number) => (await asha.call('GET', `/property/${id}`)).json<{ record: StaffProperty }>().record;
const change = (id: number, values: object) => asha.call('PATCH', `/property/${id}`, values);

/** Stores listings as an earlier release or an import of free text does: with a name only. */
async function storeUnmatched(cityId: number, names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const locality of names) {
    const id = await add('/property', propertyInput(cityId));
    await app.db.update(properties).set({ locality, localityId: null }).where(eq(properties.id, id));
    ids.push(id);
  }
  return ids;
}

const startMatching = async () => {
  await app.db.update(tables.backfills).set({ startedAt: null, finishedAt: null });
  return app.core.listings.matchLocalities(new AbortController().signal);
};
const readUnmatched = async (cityId: number) => {
  const answer = (await asha.call('GET', '/unmatched-localities')).json<UnmatchedLocalities>();
  return { ...answer, names: answer.names.filter(({ city_id }) => city_id === cityId) };
};

describe('R-331 the locality of a listing', () => {
  test('is selected, and gives the listing its name', async () => {
    const city = await storeCity();
    const baner = await storeLocality(city, 'Baner');
    const id = await add('/property', propertyInput(city, { locality_id: baner, locality: 'something else' }));
    expect(await read(id)).toMatchObject({ locality_id: baner, locality: 'Baner' });
    const { rows } = await app.db.execute(sql`select locality_id from property_search where id = ${id}`);
    expect(rows).toEqual([{ locality_id: baner }]);
  });

  test('must be in the city of the listing', async () => {
    const [city, other] = [await storeCity(), await storeCity()];
    const foreign = await storeLocality(other, 'Baner');
    const answer = await asha.call('POST', '/property', propertyInput(city, { locality_id: foreign }));
    expect(answer.json().errors).toEqual([{ field: 'locality_id', message: 'Choose a locality of the city' }]);
    const id = await add('/property', propertyInput(city));
    expect((await change(id, { locality_id: 999_999 })).statusCode).toBe(400);
  });

  test.each(['baner', ' BANER ', 'balewadi road', 'Baner, Pune'])('is found by the typed name %j', async (typed) => {
    const city = await storeCity();
    const baner = await storeLocality(city, 'Baner', ['balewadi road']);
    const id = await add('/property', propertyInput(city, { locality: typed }));
    expect(await read(id)).toMatchObject({ locality_id: baner, locality: 'Baner' });
  });

  test('stays free text if two localities share the typed name', async () => {
    const city = await storeCity();
    await storeLocality(city, 'Sector 1', ['sector one']);
    await storeLocality(city, 'Phase 1', ['sector one']);
    const id = await add('/property', propertyInput(city, { locality: 'Sector one' }));
    expect(await read(id)).toMatchObject({ locality_id: null, locality: 'Sector one' });
  });

  test('is looked up again when the listing moves to another city', async () => {
    const [city, other] = [await storeCity(), await storeCity()];
    const here = await storeLocality(city, 'Camp');
    const there = await storeLocality(other, 'Camp');
    const id = await add('/property', propertyInput(city, { locality_id: here }));
    expect((await change(id, { city_id: other })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ locality_id: there, locality: 'Camp' });
    expect((await change(id, { price: 9_900_000 })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ locality_id: there });
  });

  test('keeps its listings when it is renamed, merged or moved with its city', async () => {
    const [city, other] = [await storeCity(), await storeCity()];
    const [old, wakad] = [await storeLocality(city, 'Vakad'), await storeLocality(city, 'Wakad')];
    const kept = await storeLocality(other, 'Wakad');
    const id = await add('/property', propertyInput(city, { locality_id: old }));
    await asha.call('PATCH', `/master-list/locality/${old}`, { name: 'Vakad Gaon' });
    expect(await read(id)).toMatchObject({ locality: 'Vakad Gaon' });
    expect((await asha.call('PATCH', `/master-list/locality/${old}`, { city_id: other })).statusCode).toBe(409);
    expect((await asha.call('DELETE', `/master-list/locality/${old}`)).statusCode).toBe(409);
    expect((await asha.call('DELETE', `/master-list/locality/${old}?replace_by=${kept}`)).statusCode).toBe(400);
    expect((await asha.call('DELETE', `/master-list/locality/${old}?replace_by=${wakad}`)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ locality_id: wakad, locality: 'Wakad' });
    expect((await asha.call('DELETE', `/master-list/city/${city}?replace_by=${other}`)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ city_id: other, locality_id: kept });
  });
});

describe('R-331 names of localities in existing listings', () => {
  test('are matched in the background, and the others are a task for staff', async () => {
    const city = await storeCity();
    const baner = await storeLocality(city, 'Baner', ['banner']);
    const ids = await storeUnmatched(city, ['baner', 'Banner', 'Aundh', 'AUNDH ', 'Baner Hills']);
    await startMatching();
    const rows = await app.db.select().from(properties).where(inArray(properties.id, ids)).orderBy(properties.id);
    expect(rows.map(({ localityId, locality }) => [localityId, locality])).toEqual([
      [baner, 'Baner'],
      [baner, 'Baner'],
      [null, 'Aundh'],
      [null, 'AUNDH '],
      [null, 'Baner Hills'],
    ]);
    const found = await app.db.execute(
      sql`select id from property_search where locality_id = ${baner} and id in (${sql.join(ids, sql`, `)}) order by id`,
    );
    expect(found.rows).toEqual(ids.slice(0, 2).map((id) => ({ id })));
    const { names, progress } = await readUnmatched(city);
    expect(progress).toBe(1);
    expect(names.map(({ name, listings }) => [name.toLowerCase(), listings])).toEqual([
      ['aundh', 2],
      ['baner hills', 1],
    ]);
  });

  test('become a new locality or another name of one in one press, and their listings follow', async () => {
    const city = await storeCity();
    const baner = await storeLocality(city, 'Baner');
    const ids = await storeUnmatched(city, ['Baner Hills', 'Aundh']);
    await startMatching();
    const resolve = (body: object) => asha.call('POST', '/unmatched-localities', { city_id: city, ...body });
    expect((await resolve({ name: 'Baner Hills', locality_id: baner })).statusCode).toBe(200);
    expect((await resolve({ name: 'Aundh' })).statusCode).toBe(200);
    expect((await readUnmatched(city)).names).toEqual([]);
    await app.core.listings.matchLocalities(new AbortController().signal);
    const [hills, aundh] = await Promise.all(ids.map(read));
    expect(hills).toMatchObject({ locality_id: baner, locality: 'Baner' });
    expect(aundh).toMatchObject({ locality: 'Aundh', locality_id: expect.any(Number) });
    expect((await asha.call('GET', '/master-list/locality?q=baner hills')).json().localities).toHaveLength(1);
  });

  test('cannot become another name of a locality of another city', async () => {
    const [city, other] = [await storeCity(), await storeCity()];
    const foreign = await storeLocality(other, 'Baner');
    const answer = await asha.call('POST', '/unmatched-localities', {
      city_id: city,
      name: 'Baner Hills',
      locality_id: foreign,
    });
    expect(answer.json().errors).toEqual([{ field: 'locality_id', message: 'Choose a locality of the same city' }]);
  });

  test('are matched once a day, and work that was interrupted goes on where it stopped', async () => {
    const city = await storeCity();
    await storeLocality(city, 'Kothrud');
    await startMatching();
    const signal = new AbortController().signal;
    expect(await app.core.listings.matchLocalities(signal)).toBe(0);
    const [id = 0] = await storeUnmatched(city, ['Kothrud']);
    expect(await app.core.listings.matchLocalities(signal)).toBe(0);
    await app.db.execute(sql`update backfills set finished_at = finished_at - interval '25 hours'`);
    expect(await app.core.listings.matchLocalities(AbortSignal.abort())).toBe(0);
    expect(await app.core.listings.matchLocalities(signal)).toBeGreaterThan(0);
    expect((await read(id)).locality_id).not.toBeNull();
  });

  test('of projects are matched too, and the project is found by the new name', async () => {
    const city = await storeCity();
    const id = await add('/project', projectInput(city, { locality: 'Hinjawadi', title: 'Jarul Court Two' }));
    const hinjewadi = await storeLocality(city, 'Hinjewadi', ['hinjawadi']);
    await startMatching();
    const { rows } = await app.db.execute(
      sql`select s.landmark, p.locality_id from project_search s join projects p on p.id = s.id where p.id = ${id}`,
    );
    expect(rows).toEqual([{ landmark: expect.stringContaining('hinjewadi'), locality_id: hinjewadi }]);
  });
});
