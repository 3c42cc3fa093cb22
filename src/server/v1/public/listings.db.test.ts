import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingPath, ProjectPage, PropertyPage, type Relaxation, Suggestions } from '#contract';
import { rebuildSearch } from '#core';
import { sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { fillProperties } from '../../../../test/listings.ts';

const app = createTestApp();

const get = (path: string) => app.server.inject({ url: `/api/v1/public${path}`, headers: newVisitor() });

beforeAll(async () => {
  await fillProperties(app.db, 400);
  await app.db.insert(tables.projects).values(
    Array.from({ length: 23 }, (_, n) => ({
      slug: `kaveri-waterfront-${n}`,
      title: n === 0 ? 'Kaveri Waterfront' : `Aravalli Terraces ${n}`,
      status: 'published' as const,
      publishedAt: new Date(Date.UTC(2026, 0, n + 1)),
      cityId: (n % 2) + 1,
      builderId: 1,
      residencyType: 'residential' as const,
      possessionStatus: n % 2 === 0 ? ('near_possession' as const) : ('ready_to_move' as const),
      reraId: 'GGM/000/000/2026',
      areaValue: 12.4,
      areaUnit: 'acre' as const,
      minimumPrice: 400_000 + n * 1_000_000,
      maximumPrice: 900_000 + n * 1_000_000,
      locality: 'Whitefield',
      landmarks: ['Lake gate'],
      address: '12 Lake Road',
      highlight: 'One line\nAnother line',
    })),
  );
  await app.db.insert(tables.popularLinks).values([
    { title: 'Property In India', slug: 'property-in-india', shows: 'properties' },
    { title: 'Real Estate In City 1', slug: 'real-estate-in-city-1', shows: 'projects', cityId: 1 },
  ]);
  await rebuildSearch(app.owner);
});

describe('GET /public/property', () => {
  test('R-195 R-217 answers a flat page of ten with totals', async () => {
    const body = PropertyPage.parse((await get('/property')).json());
    expect(body.properties).toHaveLength(10);
    expect(body.totalPages).toBe(Math.ceil(body.totalItems / 10));
    expect(body.properties[0]?.description).toBe('<p>First.</p>');
  });

  test('R-343 names the amenities and localities that a search can ask for', async () => {
    const { amenities } = (await get('/amenity')).json();
    expect(amenities.map(({ name }: { name: string }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Amenity ${number}`),
    );
    const inCity = (await get('/locality?city_id=2')).json().localities;
    expect(inCity).toHaveLength(4);
    expect(inCity.every(({ city_id }: { city_id: number }) => city_id === 2)).toBe(true);
    const chosen = (await get(`/locality?id=1,${inCity[0].id}`)).json().localities;
    expect(new Set(chosen.map(({ id }: { id: number }) => id))).toEqual(new Set([1, inCity[0].id]));
    expect((await get('/locality')).statusCode).toBe(400);
  });

  test('R-343 ignores values that no filter can have, and looks at no more than ten localities', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const many = await get(`/property?locality=${ids.join(',')}`);
    expect(many.json()).toEqual((await get(`/property?locality=${ids.slice(0, 10).join(',')}`)).json());
    const everything = (await get('/property')).json().totalItems;
    for (const nonsense of [
      'max_floor=999999',
      'min_carpet=-1',
      'amenities=%27;drop',
      'facing=up',
      'listed_within=0',
      'posted_by=robot',
    ])
      expect((await get(`/property?${nonsense}`)).json().totalItems).toBe(everything);
  });

  test('R-344 offers what to change where nothing was found, with what it finds', async () => {
    const read = async (query: string) => PropertyPage.parse((await get(`/property?facets=1&${query}`)).json());
    const expectRight = async (query: string, { filters, change, count }: Relaxation) => {
      const search = new URLSearchParams(query);
      const parameters: Record<string, string> = { budget: 'max_price', floor: 'max_floor' };
      for (const filter of filters) search.delete(parameters[filter] ?? filter);
      for (const [name, value] of Object.entries(change)) search.set(name, String(value));
      expect([filters, (await read(search.toString())).totalItems]).toEqual([filters, count]);
    };
    const query = 'city_id=1&amenities=2,3&max_price=500001';
    const { totalItems, relaxations = [] } = await read(query);
    expect(totalItems).toBe(0);
    expect(relaxations.map(({ filters }) => filters)).toEqual([['budget'], ['amenities']]);
    for (const relaxation of relaxations) await expectRight(query, relaxation);
    const narrow = 'city_id=1&amenities=1,2,3,4,5&max_price=500001&max_floor=0';
    const several = (await read(narrow)).relaxations ?? [];
    expect(several.map(({ filters }) => filters.length > 1)).toEqual([true]);
    for (const relaxation of several) await expectRight(narrow, relaxation);
    expect((await get(`/property?${query}`)).json().relaxations).toBeUndefined();
    expect((await get('/property?facets=1')).json().relaxations).toBeUndefined();
  });

  test('R-082 R-313 finds the same by the old spelling of near possession', async () => {
    const [right, old] = await Promise.all([
      get('/property?possession_status=near_possession'),
      get('/property?possession_status=near_pssession'),
    ]);
    expect(old.json()).toEqual(right.json());
    for (const { possession_status } of right.json().properties) expect(possession_status).toBe('near_possession');
  });

  test('R-080 D-28 takes values with a slash', async () => {
    const { properties } = (await get('/property?property_type=flat%2Fapartment')).json();
    expect(properties.length).toBeGreaterThan(0);
    for (const { property_type } of properties) expect(property_type).toBe('flat/apartment');
  });

  test('R-196 takes 0 and 1000000000 for no bound', async () => {
    const bounded = (await get('/property?min_price=0&max_price=1000000000')).json();
    expect(bounded.totalItems).toBe((await get('/property')).json().totalItems);
  });

  test('D-30 hides BHK for types without bedrooms', async () => {
    const { properties } = (await get('/property?property_type=warehouse%2Fgodown,plot,commercial_shop')).json();
    expect(properties.length).toBeGreaterThan(0);
    for (const { bhks } of properties) expect(bhks).toEqual([]);
  });

  test('D-03 an unknown price is null, and no budget finds it', async () => {
    const { rows } = await app.db.execute<{ n: number }>(
      sql`select count(*) as n from property_search where price = 1000000000000`,
    );
    const all = (await get('/property')).json().totalItems;
    const withPrice =
      (await get('/property?min_price=500001')).json().totalItems +
      (await get('/property?max_price=500000')).json().totalItems;
    expect(all - withPrice).toBe(rows[0]?.n);
  });
});

describe('GET /public/property/{slug}', () => {
  test('R-197 R-218 D-09 answers with everything its page shows, and two like it from the same city', async () => {
    const { properties } = (await get('/property?city_id=1')).json();
    const { property } = (await get(`/property/${properties[0].slug}`)).json();
    expect(property).toMatchObject({ id: properties[0].id, city: { id: 1 }, image_url5: null });
    expect(property.similar).toHaveLength(2);
    for (const { id, city } of property.similar) {
      expect(city.id).toBe(1);
      expect(id).not.toBe(property.id);
    }
    expect((await get(`/property/${properties[0].slug}`)).json()).toEqual({ success: true, property });
  });

  test('R-303 D-43 drafts are not found, withdrawn ones are gone', async () => {
    const getSlug = async (status: string) =>
      (
        await app.db.execute<{ slug: string }>(
          sql`select slug from properties where status = ${status}::listing_status limit 1`,
        )
      ).rows[0]?.slug;
    expect((await get(`/property/${await getSlug('draft')}`)).statusCode).toBe(404);
    expect((await get(`/property/${await getSlug('withdrawn')}`)).statusCode).toBe(410);
    expect((await get('/property/no-such-home')).statusCode).toBe(404);
  });
});

describe('GET /public/project', () => {
  test('R-198 R-215 R-314 pages through 23 of them: ten, ten, three', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => ProjectPage.parse((await get(`/project?page=${page}`)).json())),
    );
    expect(pages.map(({ projects }) => projects.length)).toEqual([10, 10, 3, 0]);
    expect(pages[0]).toMatchObject({ totalItems: 23, totalPages: 3 });
    expect(new Set(pages.flatMap(({ projects }) => projects.map(({ id }) => id))).size).toBe(23);
  });

  test('R-199 D-29 a lower bound of 500000 hides no cheaper project, and ranges match when they overlap', async () => {
    expect((await get('/project?min_price=500000')).json().totalItems).toBe(23);
    const { projects } = (await get('/project?min_price=2000000&max_price=3500000')).json();
    expect(projects.length).toBe(2);
    for (const { minimum_price, maximum_price } of projects) {
      expect(maximum_price).toBeGreaterThanOrEqual(2_000_000);
      expect(minimum_price).toBeLessThanOrEqual(3_500_000);
    }
  });

  test('R-070 D-25 finds by landmark, locality, address, name and any of their words', async () => {
    for (const query of [
      'landmark=Lake%20gate',
      'landmark=whitefield',
      'landmark=12%20lake%20road',
      'search=aravalli',
      'search=lake%20roa',
    ]) {
      expect((await get(`/project?${query}`)).json().totalItems).toBeGreaterThan(20);
    }
    expect((await get('/project?project=kaveri')).json().projects).toMatchObject([{ title: 'Kaveri Waterfront' }]);
    expect((await get('/project?landmark=nowhere')).json().totalItems).toBe(0);
  });

  test('R-200 R-216 R-124 the detail holds highlights, builder and two similar ones, always the same', async () => {
    const { project } = (await get('/project/kaveri-waterfront-0')).json();
    expect(project).toMatchObject({
      highlight: 'One line\nAnother line',
      cityId: 1,
      builder: { name: 'Builder 1' },
      project_configurations: [],
    });
    expect(project.similar).toHaveLength(2);
    expect((await get('/project/kaveri-waterfront-0')).json().project.similar).toEqual(project.similar);
  });
});

describe('the public address of a listing', () => {
  test('R-105 R-318 of a project leads to that project, of a property to that property', async () => {
    expect(listingPath('project', 'kaveri-waterfront-0')).toBe('/projects/kaveri-waterfront-0');
    const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    const project = (await get(`/project/${lastPart(listingPath('project', 'kaveri-waterfront-0'))}`)).json();
    expect(project.project.title).toBe('Kaveri Waterfront');
    const [{ slug, id }] = (await get('/property')).json().properties;
    expect(listingPath('property', slug)).toBe(`/properties/${slug}`);
    expect((await get(`/property/${lastPart(listingPath('property', slug))}`)).json().property.id).toBe(id);
  });
});

describe('GET /public/popular-link/{slug}', () => {
  test('R-206 shows properties or projects, of its city or of India', async () => {
    expect((await get('/popular-link/property-in-india')).json()).toMatchObject({
      title: 'Property In India',
      properties: expect.any(Array),
    });
    const { projects } = (await get('/popular-link/real-estate-in-city-1')).json();
    for (const { cityId } of projects) expect(cityId).toBe(1);
    expect((await get('/popular-link/nothing')).statusCode).toBe(404);
  });
});

describe('GET /public/search', () => {
  const search = async (term: string) =>
    Suggestions.parse((await get(`/search?searchTerm=${encodeURIComponent(term)}`)).json());

  test('R-057 R-194 answers in groups', async () => {
    const { builders, cities, projects } = await search('b');
    expect(builders.length).toBeGreaterThan(0);
    expect(builders[0]).toEqual({ id: 1, name: 'Builder 1', projects: 23 });
    expect(cities).toEqual([]);
    expect(projects).toEqual([]);
    expect((await search('city')).cities[0]).toMatchObject({ city_name: expect.stringMatching(/^City/) });
  });

  test('finds a name by the beginning of any of its words', async () => {
    expect((await search('water')).projects).toMatchObject([
      { title: 'Kaveri Waterfront', slug: 'kaveri-waterfront-0' },
    ]);
    expect((await search('kaveri wat')).projects).toHaveLength(1);
  });

  test('D-23 forgives a slip of the finger', async () => {
    expect((await search('kaviri')).projects).toMatchObject([{ title: 'Kaveri Waterfront' }]);
    expect((await search('waterfrnt')).projects).toMatchObject([{ title: 'Kaveri Waterfront' }]);
  });

  test('D-23 knows what a city was called before', async () => {
    await app.db.insert(tables.cities).values({ name: 'Gurugram', slug: 'gurugram', state: 'Haryana' });
    await app.core.listings.rebuildSuggestions();
    for (const term of ['gurgaon', 'Gurga', 'gurugram']) {
      expect((await search(term)).cities).toMatchObject([{ city_name: 'Gurugram' }]);
    }
  });

  test.each([' ', '%', '_', "'; drop table cities; --", '\\', '💒', 'घर', 'a'.repeat(100), '(', '&|!:*', '\u0000x'])(
    'takes %j without harm',
    async (term) => {
      expect((await get(`/search?searchTerm=${encodeURIComponent(term)}`)).statusCode).toBe(200);
    },
  );
});

describe('any address at all', () => {
  test.each(['/property', '/project', '/popular-link', '/blog', '/jobs', '/public-property'])(
    '%s/… answers with a page or a refusal, never with an error',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1, maxLength: 150, unit: 'binary' }), async (name) => {
          const answer = await get(`${path}/${encodeURIComponent(name.toWellFormed())}`);
          expect([200, 400, 404, 410]).toContain(answer.statusCode);
          expect(answer.json()).toHaveProperty('success');
        }),
        { numRuns: 60, examples: [['\0'], ['..'], ['%'], ["' or 1=1 --"], ['a'.repeat(149)]] },
      );
    },
  );
});

describe('any query at all', () => {
  const names = [
    'city_id',
    'builder_id',
    'residency_type',
    'property_type',
    'furnishing',
    'bhk',
    'possession_status',
    'min_price',
    'max_price',
    'sort',
    'page',
    'facets',
    'search',
    'landmark',
    'project',
    'searchTerm',
    'x',
  ];
  const values = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom(
      'residential',
      'villa',
      'near_pssession',
      '1,2,zz',
      '-1',
      '1e9',
      'NaN',
      '99999999999999999999',
      '%00',
      '[]',
      'price_asc',
    ),
  );

  test.each([
    ['/property', PropertyPage],
    ['/project', ProjectPage],
    ['/search', Suggestions],
  ] as const)('%s answers 200 with a body of its schema', async (path, schema) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 8 }), async (pairs) => {
        const answer = await get(`${path}?${new URLSearchParams(pairs).toString()}`);
        expect(answer.statusCode).toBe(200);
        schema.parse(answer.json());
      }),
      { numRuns: 150 },
    );
  });
});
