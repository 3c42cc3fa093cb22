import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { saveListings } from '../../../../test/save-listings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const listings = saveListings(app);
const { auditEntries, enquiries, featuredCities, popularLinks, projectConfigurations, slugHistory } = tables;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
});

const at = (kind: string, id?: number) => `/master-list/${kind}${id === undefined ? '' : `/${id}`}`;
const add = async (kind: string, values: object): Promise<number> => {
  const answer = await asha.call('POST', at(kind), values);
  expect(answer.json()).toEqual({ success: true, id: expect.any(Number) });
  return answer.json().id;
};
const remove = (kind: string, id: number, replaceBy?: number) =>
  asha.call('DELETE', at(kind, id) + (replaceBy === undefined ? '' : `?replace_by=${replaceBy}`));
const found = async (path: string): Promise<number> => (await app.server.inject(`/api/v1${path}`)).json().totalItems;

const property = async (values: object) => {
  const id = await listings.properties.create({
    title: 'A flat by the lake',
    property_type: 'flat/apartment',
    residency_type: 'residential',
    possession_status: 'ready_to_move',
    price: 8_500_000,
    built_up_area: { value: 1250, unit: 'sq_ft' },
    ...values,
  });
  await listings.properties.setStatus(id, 'published');
  return id;
};
const project = async (values: object) => {
  const id = await listings.projects.create({
    title: 'Lake Court',
    residency_type: 'residential',
    possession_status: 'ready_to_move',
    area: { value: 3, unit: 'acre' },
    minimum_price: 5_000_000,
    maximum_price: 9_000_000,
    ...values,
  });
  await listings.projects.setStatus(id, 'published');
  return id;
};

/** Number of search rows that differ from their listings. */
async function differences(): Promise<number> {
  const compared = 'id, sort_key, builder_id, bhk_mask, city_id';
  const { rows } = await app.db.execute<{ n: number }>(
    sql.raw(
      `select sum(n)::int as n from (${['property_search', 'project_search']
        .flatMap((table) => [
          [table, `${table}_truth`],
          [`${table}_truth`, table],
        ])
        .map(
          ([one, other]) =>
            `select count(*) as n from (select ${compared} from ${one} except select ${compared} from ${other}) d`,
        )
        .join(' union all ')}) all_of_them`,
    ),
  );
  return rows[0]?.n ?? -1;
}

describe('the lists that listings choose from', () => {
  test('R-280 R-282 R-293 answer with the rows and names of the definition', async () => {
    await add('tag', { tag_name: 'Corner plot' });
    await add('amenity', { name: 'Well', category: 'Water' });
    await add('builder', { name: 'Palash Group', established: 1994 });
    await add('city', { city: 'Daman' });
    await add('bhk', { bhk: '2' });
    const stamps = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    for (const [kind, rows, q, row] of [
      ['tag', 'tags', 'corner', { tag_name: 'Corner plot' }],
      ['amenity', 'amenities', 'WELL', { name: 'Well', category: 'Water' }],
      [
        'builder',
        'builders',
        'palash',
        { image_url: null, name: 'Palash Group', established: 1994, meta_title: '', meta_description: '' },
      ],
      ['bhk', 'bhk', '2', { bhk: '2' }],
      ['city', 'cities', 'aman', { city_name: 'Daman', state: null }],
    ] as const) {
      const answer = (await asha.call('GET', `${at(kind)}?q=${q}`)).json();
      expect(answer).toEqual({
        success: true,
        [rows]: [{ id: expect.any(Number), ...row, ...stamps }],
        totalItems: 1,
        totalPages: 1,
      });
    }
  });

  test.each(['builder', 'bhk', 'amenity', 'tag', 'city'])('D-51 need a session: %s', async (kind) => {
    expect((await app.server.inject(`/api/v1/admin/master-list/${kind}`)).statusCode).toBe(401);
  });

  test.each([
    ['builder', 'name', { name: 'Suryoday Estates' }, { name: 'SURYODAY estates' }],
    ['amenity', 'name', { name: 'Swing', category: 'Play' }, { name: 'swing', category: 'play' }],
    ['tag', 'tag_name', { tag_name: 'Gated' }, { tag_name: 'gated' }],
    ['city', 'city', { city: 'Vasai' }, { city: 'VASAI' }],
    ['bhk', 'bhk', { bhk: '3' }, { bhk: '3' }],
  ])('D-57 a second %s of the same name is refused at its field', async (kind, field, first, second) => {
    await add(kind, first);
    const answer = await asha.call('POST', at(kind), second);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors).toEqual([{ field, message: expect.stringContaining('already') }]);
  });
});

describe('a city', () => {
  test('R-283 R-284 D-57 has a name by the same rule when added and when changed', async () => {
    const id = await add('city', { city: 'Dr. Ambedkar Nagar (Mhow)' });
    for (const name of ['', '   ', 'Sector 5', 'Pune/Mumbai', 'a'.repeat(51)]) {
      for (const answer of [
        await asha.call('POST', at('city'), { city: name }),
        await asha.call('PATCH', at('city', id), { city: name }),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toContainEqual({ field: 'city', message: expect.any(String) });
      }
    }
    expect((await asha.call('PATCH', at('city', id), { city: 'मऊ' })).statusCode).toBe(200);
    expect((await asha.call('PATCH', at('city', id), { city: `L'Orme-d’Or` })).statusCode).toBe(200);
    expect((await asha.call('PATCH', at('city', id), { state: 'Atlantis' })).statusCode).toBe(400);
  });

  test('R-295 is sent as `city`, keeps its address when renamed, and is known by its new name at once', async () => {
    const id = await add('city', { city: 'Poona', state: 'Maharashtra' });
    const court = await project({ city_id: id, title: 'Shaniwar Court' });
    await asha.call('PATCH', at('city', id), { city: 'Pune' });
    const { cities } = (await app.server.inject('/api/v1/public/city')).json();
    expect(cities).toContainEqual({ id, city_name: 'Pune', slug: 'poona' });
    const { rows } = await app.db.execute(
      sql`select id from project_search where id = ${court} and words @@ to_tsquery('simple', 'pune')`,
    );
    expect(rows).toHaveLength(1);
  });

  test('R-288 R-330 D-58 used by three listings is not deleted: the answer has their number', async () => {
    const id = await add('city', { city: 'Nashik' });
    for (const title of ['One by the river', 'Two by the river']) await property({ city_id: id, title });
    await project({ city_id: id });
    const answer = await remove('city', id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ success: false, in_use: 3, msg: expect.stringContaining('3 records') });
    expect((await asha.call('GET', at('city', id))).statusCode).toBe(200);
  });

  test('D-58 gives way to another one: everything moves there and is found there, and nothing is featured twice', async () => {
    const from = await add('city', { city: 'Bangalor' });
    const to = await add('city', { city: 'Bengaluru' });
    await property({ city_id: from });
    await project({ city_id: from });
    await app.db.insert(featuredCities).values([{ cityId: from }, { cityId: to }]);
    await app.db.insert(popularLinks).values({ title: 'Flats', slug: 'flats', cityId: from, shows: 'properties' });
    const [consent] = await app.db
      .insert(tables.consents)
      .values({ noticeVersion: '1', purposes: ['enquiry'] })
      .returning();
    await app.db.insert(enquiries).values({
      submissionKey: crypto.randomUUID(),
      fullName: 'Meera',
      email: 'meera@example.com',
      countryCode: '+91',
      phoneNumber: '9876543210',
      message: 'Call me',
      cityId: from,
      consentId: consent?.id ?? 0,
    });
    expect((await remove('city', from)).json()).toMatchObject({ in_use: 4 });
    expect((await remove('city', from, from)).statusCode).toBe(404);
    expect((await remove('city', from, 999_999)).statusCode).toBe(404);
    expect((await remove('city', from, to)).json()).toEqual({ success: true });

    expect(await found(`/public/property?city_id=${to}`)).toBe(1);
    expect(await found(`/public/project?city_id=${to}`)).toBe(1);
    expect(await differences()).toBe(0);
    expect(await app.db.select().from(featuredCities)).toMatchObject([{ cityId: to }]);
    expect(await app.db.select().from(popularLinks)).toMatchObject([{ cityId: to }]);
    expect(await app.db.select().from(enquiries)).toMatchObject([{ cityId: to }]);
    expect(await app.db.select().from(slugHistory)).toMatchObject([{ owner: 'city', slug: 'bangalor', ownerId: to }]);
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.entity} = 'city' and ${auditEntries.entityId} = ${String(from)} and action = 'delete'`);
    expect(entry?.after).toEqual({ replaced_by: to, used: 4 });
    expect((await asha.call('GET', at('city', from))).statusCode).toBe(404);
  });
});

describe('a builder, a tag, an amenity and a BHK', () => {
  test('D-58 give way to another one; a listing that has both keeps one', async () => {
    const pair = async (kind: string, one: object, other: object) =>
      [await add(kind, one), await add(kind, other)] as const;
    const cityId = await add('city', { city: 'Surat' });
    const [builder, otherBuilder] = await pair('builder', { name: 'Kshetra' }, { name: 'Kshetra Infra' });
    const [tag, otherTag] = await pair('tag', { tag_name: 'Hot' }, { tag_name: 'Featured' });
    const [amenity, otherAmenity] = await pair(
      'amenity',
      { name: 'Gym', category: 'Sport' },
      { name: 'Gymnasium', category: 'Sport' },
    );
    const [bhk, otherBhk] = await pair('bhk', { bhk: '4' }, { bhk: '4+' });
    const links = { tag_ids: [tag], amenity_ids: [amenity], bhk_ids: [bhk] };
    const id = await property({ city_id: cityId, builder_id: builder, ...links });
    await property({
      city_id: cityId,
      builder_id: builder,
      tag_ids: [tag, otherTag],
      amenity_ids: [amenity, otherAmenity],
      bhk_ids: [bhk, otherBhk],
    });
    const projectId = await project({ city_id: cityId, builder_id: builder, ...links, bhk_ids: [] });
    await app.db.insert(projectConfigurations).values({ projectId, title: 'Four rooms', bhkId: bhk });

    for (const [kind, from, to] of [
      ['builder', builder, otherBuilder],
      ['tag', tag, otherTag],
      ['amenity', amenity, otherAmenity],
      ['bhk', bhk, otherBhk],
    ] as const) {
      expect((await remove(kind, from)).json()).toMatchObject({
        in_use: 3,
        msg: expect.stringContaining('used by 3 listings'),
      });
      expect((await remove(kind, from, to)).json()).toEqual({ success: true });
      expect((await remove(kind, to)).json()).toMatchObject({ in_use: 3 });
    }
    expect(await differences()).toBe(0);
    expect(await found(`/public/property?builder_id=${otherBuilder}`)).toBe(2);
    const first = (await app.server.inject(`/api/v1/public/property?city_id=${cityId}`)).json().properties;
    expect(first.map((row: { id: number }) => row.id)).toContain(id);
  });

  test('a tag that is renamed moves its listings in the order of the list', async () => {
    const tag = await add('tag', { tag_name: 'Plain' });
    const cityId = await add('city', { city: 'Panaji' });
    const id = await property({ city_id: cityId, tag_ids: [tag], title: 'The older one' });
    await property({ city_id: cityId, title: 'The newer one' });
    await asha.call('PATCH', at('tag', tag), { tag_name: 'Feature' });
    const [first] = (await app.server.inject(`/api/v1/public/property?city_id=${cityId}`)).json().properties;
    expect(first.id).toBe(id);
    expect(await differences()).toBe(0);
  });
});

describe('a BHK', () => {
  test('R-281 is added and deleted, never changed', async () => {
    const id = await add('bhk', { bhk: '1 RK' });
    expect((await asha.call('PATCH', at('bhk', id), { bhk: '1' })).statusCode).toBe(404);
    expect((await remove('bhk', id)).json()).toEqual({ success: true });
  });

  test('R-343 an amenity is offered as a filter while the search has places for it', async () => {
    const { amenities } = tables;
    await app.owner.execute(sql`truncate property_amenities, project_amenities`);
    await app.db.delete(amenities);
    const ids: number[] = [];
    for (let n = 1; n <= 64; n++) ids.push(await add('amenity', { name: `Amenity ${n}`, category: 'Filters' }));
    const bits = async () =>
      (await app.db.select({ bit: amenities.filterBit }).from(amenities).orderBy(amenities.id)).map(({ bit }) => bit);
    expect(await bits()).toEqual([...Array.from({ length: 63 }, (_, bit) => bit), null]);
    await remove('amenity', ids[4] ?? 0);
    await asha.call('PATCH', at('amenity', ids[0] ?? 0), { name: 'Renamed' });
    await add('amenity', { name: 'After a deletion', category: 'Filters' });
    const after = await bits();
    expect([after[0], after.at(-1)]).toEqual([0, 4]);
  });

  test('takes the lowest free place of the search, and is refused in words when all are taken', async () => {
    const { bhkOptions } = tables;
    await app.owner.execute(sql`truncate project_configurations, property_bhks, project_bhks`);
    await app.db.delete(bhkOptions);
    const ids: number[] = [];
    for (let n = 1; n <= 11; n++) ids.push(await add('bhk', { bhk: String(n) }));
    const answer = await asha.call('POST', at('bhk'), { bhk: '12' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ msg: 'You can have at most 11 BHK values. Delete one first.' });
    await remove('bhk', ids[4] ?? 0);
    const id = await add('bhk', { bhk: '12' });
    expect(await app.db.select().from(bhkOptions).where(eq(bhkOptions.id, id))).toMatchObject([{ bit: 4 }]);
  });
});
