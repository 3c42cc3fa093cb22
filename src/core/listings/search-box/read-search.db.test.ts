import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Reading, Suggestions } from '#contract';
import { rebuildSearch } from '#core';
import { tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { amenities, bhkOptions, builders, cities, localities, projects, properties, propertyBhks, unreadNames } = tables;

const ask = async (search: string, rest: Record<string, string> = {}) => {
  const url = `/api/v1/public/search/reading?${new URLSearchParams({ search, ...rest })}`;
  return Reading.parse((await app.server.inject({ url, headers: newVisitor() })).json());
};
const suggest = async (searchTerm: string) =>
  Suggestions.parse(
    (
      await app.server.inject({
        url: `/api/v1/public/search?${new URLSearchParams({ searchTerm })}`,
        headers: newVisitor(),
      })
    ).json(),
  );

const CITIES = ['Pune', 'Noida', 'Gurugram', 'Delhi', 'Bengaluru'];
/** City and name; ids follow this order. */
const LOCALITIES: [city: string, name: string, aliases: string[]][] = [
  ['Pune', 'Hinjewadi', ['hinjawadi']],
  ['Pune', 'Wakad', []],
  ['Noida', 'Sector 62', []],
  ['Gurugram', 'Sector 62', []],
  ['Bengaluru', 'Whitefield', []],
];
const cityId = (name: string) => CITIES.indexOf(name) + 1;

const LISTING = {
  status: 'published' as const,
  publishedAt: new Date('2026-10-01'),
  possessionStatus: 'ready_to_move' as const,
  residencyType: 'residential' as const,
};

beforeAll(async () => {
  const { db } = app;
  await db.insert(cities).values(CITIES.map((name) => ({ name, slug: name.toLowerCase(), state: 'State' })));
  await db.insert(localities).values(
    LOCALITIES.map(([city, name, aliases]) => ({
      name,
      aliases,
      cityId: cityId(city),
      slug: name.toLowerCase().replace(' ', '-'),
      nameHi: name === 'Hinjewadi' ? 'हिंजवडी' : null,
    })),
  );
  await db.insert(bhkOptions).values(['1', '2', '3'].map((bhk, bit) => ({ bhk, bit })));
  await db.insert(amenities).values([
    { name: 'Swimming Pool', category: 'Amenities', filterBit: 0 },
    { name: 'Gym', category: 'Amenities', filterBit: 1 },
  ]);
  await db.insert(builders).values([{ name: 'Meridian Homes', slug: 'meridian-homes' }]);
  const home = (n: number, locality: number, more: object = {}) => ({
    ...LISTING,
    slug: `home-${n}`,
    title: `Home number ${n}`,
    cityId: cityId(LOCALITIES[locality - 1]?.[0] ?? ''),
    localityId: locality,
    locality: LOCALITIES[locality - 1]?.[1] ?? '',
    propertyType: 'flat/apartment' as const,
    price: n * 1_000_000,
    builtUpAreaValue: 1_000,
    builtUpAreaUnit: 'sq_ft' as const,
    ...more,
  });
  await db
    .insert(properties)
    .values([
      ...Array.from({ length: 6 }, (_, n) => home(n + 1, 5)),
      home(7, 1, { reraId: 'P52100012345' }),
      home(8, 3),
      home(9, 2, { purpose: 'rent', price: 20_000 }),
      home(10, 1, { possessionStatus: 'mid_stage' }),
    ]);
  await db.insert(propertyBhks).values([
    { propertyId: 1, bhkId: 3 },
    { propertyId: 9, bhkId: 2 },
  ]);
  await db.insert(projects).values(
    ['Amaltas Heights', 'Kadamb Court'].map((title, n) => ({
      ...LISTING,
      slug: title.toLowerCase().replace(' ', '-'),
      title,
      cityId: n === 0 ? cityId('Bengaluru') : cityId('Delhi'),
      localityId: n === 0 ? 5 : null,
      locality: n === 0 ? 'Whitefield' : '',
      landmarks: n === 0 ? [] : ['Saket metro station'],
      builderId: 1,
      reraId: `PRM/KA/RERA/1251/309/PR/150425/00900${n}`,
      areaValue: 2,
      areaUnit: 'acre' as const,
      minimumPrice: 5_000_000,
      maximumPrice: 9_000_000,
    })),
  );
  await rebuildSearch(app.owner);
});

describe('R-341 a sentence leads to the list that is meant', () => {
  test.each([
    ['whitefield', '/properties?city_id=5&locality=5'],
    ['3 bhk in whitefield under 1.5 cr', '/properties?city_id=5&locality=5&bhk=3&max_price=15000000'],
    ['2 bhk flat wakad rent 25k tak', '/rent?city_id=1&locality=2&property_type=flat-apartment&bhk=2&max_price=25000'],
    ['हिंजवडी में फ्लैट', '/properties?city_id=1&locality=1&property_type=flat-apartment'],
    ['hinjawadi or wakad', '/properties?city_id=1&locality=1,2'],
    ['flats in gurgaon', '/properties?city_id=3&property_type=flat-apartment'],
    ['new projects in bangalore', '/projects?city_id=5'],
    ['flat with swimming pool in pune', '/properties?city_id=1&property_type=flat-apartment&amenities=1'],
    [
      'under construction flat in pune',
      '/properties?city_id=1&property_type=flat-apartment&possession_status=new_launch,mid_stage,near_possession',
    ],
    ['meridian homes', '/projects?builder_id=1'],
    ['whitefeild', '/properties?city_id=5&locality=5'],
    ['whitefiel', '/properties?city_id=5&locality=5'],
    ['3 bhk bangalor', '/properties?city_id=5&bhk=3'],
    ['amaltas heights', '/projects?search=amaltas+heights'],
    ['Home number 7', '/properties/home-7'],
    ['near saket metro station', '/projects?city_id=4&landmark=Saket+metro+station'],
    ['P52100012345', '/properties/home-7'],
    ['rera no prm/ka/rera/1251/309/pr/150425/009000', '/projects/amaltas-heights'],
    ['unheard of', '/projects?search=unheard+of'],
  ])('%s', async (sentence, path) => {
    const reading = await ask(sentence);
    expect(reading.path).toBe(path);
    expect([reading.questions, reading.not_understood]).toEqual([[], []]);
  });

  test('R-341 with its filters as text', async () => {
    const { labels } = await ask('new projects in whitefield 3 bhk ready to move under 1.5 cr');
    expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      'New projects',
      'Bengaluru',
      'Whitefield',
      '3 BHK',
      'Up to ₹ 1.5 Cr',
      'Ready To Move',
    ]);
  });

  test('R-346 in the city of the visitor, unless only other cities have the name', async () => {
    expect((await ask('amaltas heights', { city_id: '5' })).path).toBe('/projects?search=amaltas+heights&city_id=5');
    expect((await ask('amaltas heights', { city_id: '1' })).path).toBe('/projects?search=amaltas+heights');
    expect((await ask('flats', { city_id: '1' })).path).toBe('/properties?city_id=1&property_type=flat-apartment');
  });

  test('R-340 with the listings of both kinds that match', async () => {
    expect(await ask('whitefield')).toMatchObject({
      properties: { path: '/properties?city_id=5&locality=5', total: 6 },
      projects: { path: '/projects?city_id=5&locality=5', total: 1 },
    });
    expect(await ask('2 bhk flat wakad rent 25k tak')).toMatchObject({ properties: { total: 1 }, projects: null });
  });

  test('R-340 leads to projects if only projects match', async () => {
    expect((await ask('flats in delhi')).path).toBe('/projects?city_id=4&residency_type=residential');
  });

  test('R-341 names every word that it does not understand', async () => {
    const reading = await ask('3 bhk whitefield sea view, good schools');
    expect(reading.not_understood).toEqual(['sea view', 'good schools']);
    expect(reading.path).toBe(
      '/properties?city_id=5&locality=5&bhk=3&not_understood=sea+view&not_understood=good+schools',
    );
    expect((await ask('5 bhk in pune with clubhouse')).not_understood).toEqual(['5 BHK', 'Clubhouse']);
  });

  test('R-042 keeps the kind and the city that were chosen before', async () => {
    const chosen = { kind: 'rent', city_id: '1' };
    expect((await ask('', chosen)).path).toBe('/rent?city_id=1');
    expect((await ask('', { kind: 'plots' })).path).toBe('/properties?property_type=plot');
    expect((await ask('', { kind: 'projects', city_id: '1' })).path).toBe('/projects?city_id=1');
    expect((await ask('2 bhk', chosen)).path).toBe('/rent?city_id=1&bhk=2');
    expect((await ask('2 bhk', { kind: 'plots' })).path).toBe('/properties?bhk=2');
    expect((await ask('whitefield', chosen)).path).toBe('/rent?city_id=5&locality=5');
    expect((await ask('sector 62', { city_id: '2' })).path).toBe('/properties?city_id=2&locality=3');
  });
});

describe('R-342 a place that exists twice', () => {
  test('is asked about, and the choice leads to its list', async () => {
    const { questions } = await ask('2 bhk in sector 62');
    expect(questions).toMatchObject([
      {
        text: 'Sector 62',
        options: [
          { name: 'Sector 62', note: 'Noida' },
          { name: 'Sector 62', note: 'Gurugram' },
        ],
      },
    ]);
    const chosen = new URL(questions[0]?.options[1]?.path ?? '', 'http://localhost').searchParams;
    const reading = await ask(chosen.get('search') ?? '', { place: chosen.get('place') ?? '' });
    expect([reading.path, reading.questions]).toEqual(['/properties?city_id=3&locality=4&bhk=2', []]);
  });

  test('of several cities, one is chosen, with what each has', async () => {
    const { questions } = await ask('flats in ncr');
    expect(questions).toMatchObject([
      {
        text: null,
        options: [
          { name: 'Delhi', note: '0 properties' },
          { name: 'Noida', note: '1 property' },
          { name: 'Gurugram', note: '0 properties' },
        ],
      },
    ]);
  });

  test('a choice that the sentence does not name changes nothing', async () => {
    expect((await ask('whitefield', { place: 'locality-2' })).path).toBe('/properties?city_id=5&locality=5');
    expect((await ask('whitefield', { place: "locality-1' or 1=1" })).path).toBe('/properties?city_id=5&locality=5');
  });
});

describe('R-340 suggestions', () => {
  test('have localities, landmarks, builders and RERA numbers, with counts', async () => {
    expect((await suggest('white')).localities).toEqual([
      { id: 5, name: 'Whitefield', city_id: 5, city_name: 'Bengaluru', properties: 6 },
    ]);
    expect((await suggest('हिंज')).localities).toMatchObject([{ name: 'Hinjewadi', properties: 2 }]);
    expect((await suggest('hinjaw')).localities).toMatchObject([{ name: 'Hinjewadi' }]);
    expect((await suggest('beng')).cities).toMatchObject([{ city_name: 'Bengaluru', properties: 6 }]);
    expect((await suggest('metro sta')).landmarks).toEqual([
      { name: 'Saket metro station', city_id: 4, city_name: 'Delhi', projects: 1 },
    ]);
    expect((await suggest('meri')).builders).toEqual([{ id: 1, name: 'Meridian Homes', projects: 2 }]);
    expect((await suggest('amal')).projects).toMatchObject([
      { title: 'Amaltas Heights', place: 'Whitefield, Bengaluru' },
    ]);
    expect((await suggest('p521')).rera_numbers).toEqual([
      { rera_id: 'P52100012345', kind: 'property', slug: 'home-7', title: 'Home number 7' },
    ]);
    expect((await suggest('PRM/KA/RERA/1251')).rera_numbers).toHaveLength(2);
  });

  test('count only homes for sale, which is where they lead', async () => {
    expect((await suggest('wakad')).localities).toMatchObject([{ properties: 0 }]);
  });
});

describe('words that were not understood', () => {
  const stored = async () => {
    await app.core.counts.store();
    return app.db.select({ words: unreadNames.words, times: unreadNames.times }).from(unreadNames);
  };
  beforeEach(async () => {
    await app.db.delete(unreadNames);
  });

  test('are counted without a person, when the search is submitted', async () => {
    await ask('3 bhk whitefield Zanzibar  Enclave', { submitted: '1' });
    await ask('2 bhk whitefield zanzibar enclave', { submitted: '1' });
    await ask('3 bhk whitefield other enclave');
    await ask('3 bhk whitefield 98765 43210, meera@aangan.example', { submitted: '1' });
    expect(await stored()).toEqual([{ words: 'zanzibar enclave', times: 2 }]);
  });

  test('become another name of a locality in one press, which searches then know', async () => {
    const asha = await newColleague(app, 'editor');
    for (let n = 0; n < 2; n += 1) await ask('3 bhk whitefild gaon', { submitted: '1' });
    await stored();
    const { names } = (await asha.call('GET', '/unread-names')).json();
    expect(names).toMatchObject([{ name: 'whitefild gaon', times: 2, locality_id: 5, locality_name: 'Whitefield' }]);
    expect((await asha.call('POST', '/unread-names', { name: 'whitefild gaon', locality_id: 5 })).statusCode).toBe(200);
    expect((await asha.call('GET', '/unread-names')).json().names).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    expect(await ask('3 bhk whitefild gaon')).toMatchObject({
      path: '/properties?city_id=5&locality=5&bhk=3',
      not_understood: [],
    });
  });

  test('are not offered again when they are no place', async () => {
    const asha = await newColleague(app, 'editor');
    const type = async () => {
      for (let n = 0; n < 2; n += 1) await ask('2 bhk whitefield lucky number', { submitted: '1' });
      await stored();
    };
    await type();
    expect((await asha.call('POST', '/unread-names', { name: 'lucky number', locality_id: null })).statusCode).toBe(
      200,
    );
    await type();
    expect((await asha.call('GET', '/unread-names')).json().names).toEqual([]);
    expect((await asha.call('POST', '/unread-names', { name: 'x', locality_id: 999 })).statusCode).toBe(404);
  });
});

test('any text at all is answered with a path of this site', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300, unit: 'binary' }), async (text) => {
      const reading = await ask(text.toWellFormed());
      expect(reading.path).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 60, examples: [['\0'], ["'; drop table cities; --"], ['a '.repeat(150)], ['//evil.example'], ['%']] },
  );
});
