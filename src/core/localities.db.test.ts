import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../test/app.ts';
import { type Colleague, newColleague } from '../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;
let pune: number;
let nashik: number;

const storeCity = async (name: string): Promise<number> => {
  const [city] = await app.db
    .insert(tables.cities)
    .values({ name, slug: name.toLowerCase(), state: 'Maharashtra' })
    .returning({ id: tables.cities.id });
  return city?.id ?? 0;
};

beforeAll(async () => {
  asha = await newColleague(app);
  pune = await storeCity('Pune');
  nashik = await storeCity('Nashik');
});

const PATH = '/master-list/locality';

async function add(name: string, values: object = {}): Promise<number> {
  const answer = await asha.call('POST', PATH, { city_id: pune, name, ...values });
  expect(answer.statusCode).toBe(200);
  return answer.json().id;
}

const read = async (id: number) => {
  const [row] = await app.db.select().from(tables.localities).where(eq(tables.localities.id, id));
  return row;
};

describe('R-331 a locality', () => {
  test('has a slug of its own in its city, which stays when the name changes', async () => {
    const id = await add('Koregaon Park');
    expect(await read(id)).toMatchObject({ slug: 'koregaon-park', isApproximate: false });
    const elsewhere = await add('Koregaon Park', { city_id: nashik });
    expect(await read(elsewhere)).toMatchObject({ slug: 'koregaon-park' });
    const similar = await add('Koregaon, Park');
    expect(await read(similar)).toMatchObject({ slug: 'koregaon-park-2' });
    await asha.call('PATCH', `${PATH}/${id}`, { name: 'Koregaon Park Annexe' });
    expect(await read(id)).toMatchObject({ name: 'Koregaon Park Annexe', slug: 'koregaon-park' });
  });

  test('exists once in a city, in whatever case it is typed', async () => {
    await add('Wakad');
    const answer = await asha.call('POST', PATH, { city_id: pune, name: 'WAKAD' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toEqual([
      { field: 'name', message: 'This city already has a locality with this name' },
    ]);
  });

  test('is found by its other names, which are stored once and in lower case', async () => {
    const id = await add('Hinjewadi', { aliases: ['Hinjawadi', 'HINJAWADI', 'Rajiv Gandhi Infotech Park'] });
    expect((await read(id))?.aliases).toEqual(['hinjawadi', 'rajiv gandhi infotech park']);
    const found = (await asha.call('GET', `${PATH}?q=infotech`)).json();
    expect(found.localities.map(({ name }: { name: string }) => name)).toEqual(['Hinjewadi']);
  });

  test('is part of one in the same city, and never of itself', async () => {
    const whole = await add('Baner');
    const part = await add('Baner Gaon', { parent_id: whole });
    const smallest = await add('Baner Gaon East', { parent_id: part });
    const change = (id: number, values: object) => asha.call('PATCH', `${PATH}/${id}`, values);
    for (const parent_id of [whole, part, smallest])
      expect((await change(whole, { parent_id })).json().errors).toEqual([
        { field: 'parent_id', message: 'A locality cannot be part of itself' },
      ]);
    const foreign = await add('Gangapur Road', { city_id: nashik });
    expect((await change(part, { parent_id: foreign })).statusCode).toBe(400);
    expect((await change(part, { parent_id: 999_999 })).statusCode).toBe(400);
    expect((await change(whole, { city_id: nashik })).statusCode).toBe(409);
    expect((await change(part, { parent_id: null })).statusCode).toBe(200);
  });

  test('has both coordinates or none', async () => {
    const answer = await asha.call('POST', PATH, { city_id: pune, name: 'Aundh', latitude: 18.56 });
    expect(answer.json().errors).toEqual([{ field: 'longitude', message: 'Enter both coordinates or neither' }]);
  });

  test('is offered to forms for its city only', async () => {
    const town = await storeCity('Satara');
    await add('Camp', { city_id: town });
    const answer = await asha.call('GET', `/choices/localities?city_id=${town}`);
    expect(answer.json().localities).toEqual([{ id: expect.any(Number), label: 'Camp' }]);
    expect((await asha.call('GET', '/choices/localities?city_id=x')).statusCode).toBe(400);
  });

  test('moves with its city when that is replaced, unless the other city has it', async () => {
    const [from, to] = [await storeCity('Poona'), await storeCity('Punawale')];
    await add('Kothrud', { city_id: from });
    await add('Deccan', { city_id: from });
    await add('Kothrud', { city_id: to });
    expect((await asha.call('DELETE', `/master-list/city/${from}`)).statusCode).toBe(409);
    expect((await asha.call('DELETE', `/master-list/city/${from}?replace_by=${to}`)).statusCode).toBe(200);
    const moved = await app.db.select().from(tables.localities).where(eq(tables.localities.cityId, to));
    expect(moved.map(({ name }) => name).toSorted()).toEqual(['Deccan', 'Kothrud']);
  });
});
