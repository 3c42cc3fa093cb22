import { beforeAll, describe, expect, test } from 'vitest';
import type { Project, ProjectItem, Property, StaffProperty } from '#contract';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { ALL_CHECKED, projectInput, propertyInput } from '../../../test/listing-inputs.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;
let city = 0;

beforeAll(async () => {
  asha = await newColleague(app);
  const [stored] = await app.db
    .insert(tables.cities)
    .values({ name: 'Pune', slug: 'pune', state: 'Maharashtra' })
    .returning({ id: tables.cities.id });
  city = stored?.id ?? 0;
});

const add = async (path: '/property' | '/project', input: object): Promise<number> => {
  const answer = await asha.call('POST', path, input);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json().id;
};
const addProperty = (changes: object = {}) => add('/property', propertyInput(city, changes));
const change = (id: number, values: object) => asha.call('PATCH', `/property/${id}`, values);
const readRecord = async (id: number) =>
  (await asha.call('GET', `/property/${id}`)).json<{ record: StaffProperty }>().record;

const visit = async <Answer>(path: string) => (await app.server.inject(`/api/v1/public${path}`)).json<Answer>();
async function visitProperty(id: number): Promise<Property> {
  const { slug } = await readRecord(id);
  return (await visit<{ property: Property }>(`/property/${slug}`)).property;
}

const FACTS = {
  floor: 11,
  total_floors: 22,
  built_year: 2019,
  covered_parking: 1,
  open_parking: 0,
  balconies: 2,
  ownership: 'freehold',
  water_supply: 'municipal_and_borewell',
  power_backup: 'full',
  has_lift: true,
};
const RENT_TERMS = {
  deposit: 100_000,
  available_from: '2026-12-01',
  minimum_stay_months: 11,
  maintenance_included: true,
  preferred_tenants: 'family',
};

test('R-343 a plot is found by its area, a home without carpet area by none', async () => {
  const area = { built_up_area: { value: 200, unit: 'sq_yd' }, bhk_ids: [] };
  const plot = await addProperty({ property_type: 'plot', residency_type: 'plot', ...area });
  const home = await addProperty(area);
  const found = async (query: string) => {
    const { properties } = await visit<{ properties: { id: number }[] }>(`/property?city_id=${city}&${query}`);
    return properties.map(({ id }) => id).filter((id) => id === plot || id === home);
  };
  expect(await found('min_carpet=1700&max_carpet=1900')).toEqual([plot]);
  expect(await found('min_carpet=1900')).toEqual([]);
  expect(new Set(await found(''))).toEqual(new Set([plot, home]));
});

describe('R-334 facts of a home', () => {
  test('are stored and shown, and unknown ones are null', async () => {
    expect(await visitProperty(await addProperty(FACTS))).toMatchObject(FACTS);
    const plain = await visitProperty(await addProperty());
    expect(Object.keys(FACTS).map((name) => plain[name as keyof Property])).toEqual(Object.keys(FACTS).map(() => null));
  });

  test.each([
    [{ floor: 12, total_floors: 10 }, 'floor'],
    [{ built_year: 2031 }, 'built_year'],
    [{ carpet_area: { value: 1300, unit: 'sq_ft' } }, 'carpet_area'],
    [{ super_area: { value: 100, unit: 'sq_m' } }, 'super_area'],
    [{ purpose: 'rent', price: 200_000_000 }, 'price'],
    [{ covered_parking: -1 }, 'covered_parking'],
    [{ video_url: 'https://videos.example/watch?v=1' }, 'video_url'],
    [{ video_url: 'javascript:alert(1)//www.youtube.com' }, 'video_url'],
    [{ video_url: 'https://www.youtube.com@evil.example/watch' }, 'video_url'],
  ])('refuses %j', async (values, field) => {
    const answer = await asha.call('POST', '/property', propertyInput(city, values));
    expect(answer.json().errors).toEqual([{ field, message: expect.any(String) }]);
  });

  test('a property links to its project, which lists it while both are public', async () => {
    const projectId = await add('/project', projectInput(city, { title: 'Palash Heights' }));
    const id = await addProperty({ project_id: projectId });
    expect((await visitProperty(id)).project).toMatchObject({ title: 'Palash Heights' });
    const readProject = async () => (await visit<{ project: Project }>('/project/palash-heights')).project;
    expect((await readProject()).properties.map((item) => item.id)).toEqual([id]);
    await change(id, { status: 'withdrawn' });
    expect((await readProject()).properties).toEqual([]);
    const other = await addProperty({ project_id: projectId });
    await asha.call('PATCH', `/project/${projectId}`, { status: 'draft' });
    expect((await visitProperty(other)).project).toBeNull();
    expect((await change(other, { project_id: 999_999 })).statusCode).toBe(409);
  });
});

describe('R-334 the card of a project', () => {
  const readCard = async (slug: string) =>
    (await visit<{ projects: ProjectItem[] }>('/project')).projects.find((item) => item.slug === slug);

  test('names its homes, its builder and the earliest possession of homes on offer', async () => {
    const [builder] = await app.db
      .insert(tables.builders)
      .values({ name: 'Palash Group', slug: 'palash-group' })
      .returning({ id: tables.builders.id });
    const bhks = await app.db
      .insert(tables.bhkOptions)
      .values([
        { bhk: '3', bit: 3 },
        { bhk: '2', bit: 2 },
      ])
      .returning({ id: tables.bhkOptions.id });
    const project_id = await add(
      '/project',
      projectInput(city, {
        title: 'Neem Court',
        possession_status: 'mid_stage',
        builder_id: builder?.id,
        bhk_ids: bhks.map(({ id }) => id),
      }),
    );
    expect(await readCard('neem-court')).toMatchObject({ possession_date: null });
    await addProperty({ project_id, possession_status: 'mid_stage', possession_date: '2028-01-15' });
    const first = await addProperty({ project_id, possession_status: 'mid_stage', possession_date: '2027-03-01' });
    expect(await readCard('neem-court')).toMatchObject({
      bhks: [{ bhk: '2' }, { bhk: '3' }],
      builder_name: 'Palash Group',
      possession_date: '2027-03-01',
    });
    await change(first, { status: 'withdrawn' });
    expect(await readCard('neem-court')).toMatchObject({ possession_date: '2028-01-15' });
    await asha.call('PATCH', `/project/${project_id}`, { possession_status: 'ready_to_move' });
    expect(await readCard('neem-court')).toMatchObject({ possession_date: null });
  });

  test('names nothing that is not known', async () => {
    await add('/project', projectInput(city, { title: 'Amla Grove' }));
    expect(await readCard('amla-grove')).toMatchObject({ bhks: [], builder_name: null, possession_date: null });
  });
});

describe('R-332 a home for rent', () => {
  test('has its terms, and is found only by a search for rent', async () => {
    const id = await addProperty({ purpose: 'rent', price: 25_000, ...RENT_TERMS });
    expect(await visitProperty(id)).toMatchObject({ purpose: 'rent', price: 25_000, ...RENT_TERMS });
    const find = async (query: string) =>
      (await visit<{ properties: Property[] }>(`/property?${query}`)).properties.some((item) => item.id === id);
    expect(await find('purpose=rent&min_price=20000&max_price=25000')).toBe(true);
    expect(await find('purpose=rent&max_price=24999')).toBe(false);
    expect(await find('max_price=25000')).toBe(false);
    expect(await find('')).toBe(false);
  });

  test('shows no rent terms once it is for sale', async () => {
    const id = await addProperty({ purpose: 'rent', price: 25_000, ...RENT_TERMS });
    await change(id, { purpose: 'sale', price: 9_000_000 });
    expect(await visitProperty(id)).toMatchObject({ purpose: 'sale', deposit: null, preferred_tenants: null });
  });

  test('is compared with homes for rent only', async () => {
    const [first, second] = [
      await addProperty({ purpose: 'rent', price: 30_000 }),
      await addProperty({ purpose: 'rent', price: 31_000 }),
    ];
    const { similar } = await visitProperty(first);
    expect(similar.map(({ purpose }) => purpose)).toEqual(['rent', 'rent']);
    expect(similar.some((item) => item.id === second)).toBe(true);
  });
});

test('R-333 an unknown carpet area is unknown to cards and to the search', async () => {
  const id = await addProperty();
  expect((await visitProperty(id)).carpet_area).toBeNull();
  const { rows } = await app.db.execute(sql`select carpet_sq_ft from property_search where id = ${id}`);
  expect(rows).toEqual([{ carpet_sq_ft: null }]);
});

test('R-333 areas are shown as entered, and the carpet area of cards in square feet', async () => {
  const areas = { carpet_area: { value: 80, unit: 'sq_m' }, super_area: { value: 1420, unit: 'sq_ft' } };
  expect(await visitProperty(await addProperty(areas))).toMatchObject({
    carpet: areas.carpet_area,
    super_area: areas.super_area,
    carpet_area: 861,
    built_up_area: 1250,
  });
});

describe('R-336 the prices of a listing', () => {
  /** Moves the stored prices a day into the past, because a day passes between real changes. */
  const nextDay = (id: number) =>
    app.db.execute(sql`update property_prices set since = since - interval '1 day' where property_id = ${id}`);
  const getPrices = async (id: number) => (await visitProperty(id)).price_history.map(({ price }) => price);

  test('are kept while it is public, each with its day', async () => {
    const id = await addProperty({ price: 9_500_000 });
    await nextDay(id);
    await change(id, { title: 'Another title' });
    await change(id, { price: 9_200_000 });
    await nextDay(id);
    await change(id, { status: 'draft' });
    await change(id, { price: 1 });
    await change(id, { status: 'published', price: 9_000_000, ...ALL_CHECKED });
    expect(await getPrices(id)).toEqual([9_500_000, 9_200_000, 9_000_000]);
    const [first] = (await visitProperty(id)).price_history;
    expect(first?.since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('include the one from before the history began', async () => {
    const id = await addProperty({ price: 9_500_000 });
    await app.db.delete(tables.propertyPrices).where(eq(tables.propertyPrices.propertyId, id));
    expect(await getPrices(id)).toEqual([9_500_000]);
    await change(id, { price: 9_100_000 });
    expect(await getPrices(id)).toEqual([9_500_000, 9_100_000]);
  });

  test('of a project are ranges', async () => {
    const id = await add('/project', projectInput(city, { title: 'Kadamba Greens' }));
    await app.db.execute(sql`update project_prices set since = since - interval '1 day' where project_id = ${id}`);
    await asha.call('PATCH', `/project/${id}`, { minimum_price: 4_000_000 });
    const { project } = await visit<{ project: Project }>('/project/kadamba-greens');
    expect(project.price_history).toEqual([
      { since: expect.any(String), minimum_price: 5_000_000, maximum_price: 9_000_000 },
      { since: expect.any(String), minimum_price: 4_000_000, maximum_price: 9_000_000 },
    ]);
  });
});

/** Public pictures `pictures/<prefix>0.svg` and on. */
const storePictures = (prefix: string, count: number) =>
  app.db
    .insert(tables.media)
    .values(
      Array.from({ length: count }, (_, index) => ({
        path: `pictures/${prefix}${index}.svg`,
        visibility: 'public' as const,
        status: 'ready' as const,
        contentType: 'image/svg+xml',
      })),
    )
    .returning({ id: tables.media.id });

test('R-335 up to 20 pictures keep their order, what they show and their texts; the first five have slots', async () => {
  const kinds = ['outside', 'living', 'kitchen', 'bedroom', 'bath', 'view', 'plan', null];
  const stored = await storePictures('p', 21);
  const images = stored.map(({ id }, index) => ({ id, alt: `Picture ${index}`, kind: kinds[index % kinds.length] }));
  const refused = await asha.call('POST', '/property', propertyInput(city, { images }));
  expect(refused.json().errors).toEqual([{ field: 'images', message: 'At most 20 pictures' }]);
  const id = await addProperty({ images: images.slice(0, 20) });
  const { pictures, image_url1, image_url5 } = await visitProperty(id);
  expect(pictures).toEqual(
    images.slice(0, 20).map(({ alt, kind }, index) => ({ url: `pictures/p${index}.svg`, alt, kind })),
  );
  expect([image_url1, image_url5]).toEqual(['pictures/p0.svg', 'pictures/p4.svg']);
  expect((await readRecord(id)).images.map(({ kind }) => kind)).toEqual(images.slice(0, 20).map(({ kind }) => kind));
  await change(id, { title: 'Pictures stay' });
  expect((await visitProperty(id)).pictures).toHaveLength(20);
});

test('R-335 one picture can be a 360° view, which is shown apart from the others and never on a card', async () => {
  const stored = await storePictures('around', 3);
  const images = stored.map(({ id }, index) => ({ id, alt: `Picture ${index}`, kind: 'outside' }));
  const withViews = (...places: number[]) =>
    images.map((image, index) => (places.includes(index) ? { ...image, kind: 'panorama' } : image));
  const refuse = async (pictures: object[]) =>
    (await asha.call('POST', '/property', propertyInput(city, { images: pictures }))).json().errors;
  expect(await refuse(withViews(0))).toEqual([
    { field: 'images', message: 'The cover cannot be a 360° view. Move another picture to the front' },
  ]);
  expect(await refuse(withViews(1, 2))).toEqual([{ field: 'images', message: 'Only one picture can be a 360° view' }]);
  const property = await visitProperty(await addProperty({ images: withViews(1) }));
  expect(property.panorama).toEqual({ url: 'pictures/around1.svg', alt: 'Picture 1' });
  expect(property.pictures.map(({ url }) => url)).toEqual(['pictures/around0.svg', 'pictures/around2.svg']);
  expect(property.image_alts).toEqual(['Picture 0', 'Picture 2']);
  expect([property.image_url1, property.image_url2, property.image_url3]).toEqual([
    'pictures/around0.svg',
    'pictures/around2.svg',
    null,
  ]);
  expect((await visitProperty(await addProperty({ images }))).panorama).toBeNull();
});

test('R-336 prices from before the history began are copied from the audit log, once', async () => {
  const id = await addProperty({ price: 9_500_000 });
  await change(id, { price: 9_200_000 });
  await change(id, { price: 9_000_000 });
  await change(id, { title: 'A change of something else' });
  await app.db.delete(tables.propertyPrices).where(eq(tables.propertyPrices.propertyId, id));
  const copy = () => app.core.listings.copyEarlierPrices(new AbortController().signal);
  expect(await copy()).toBeGreaterThan(0);
  expect((await visitProperty(id)).price_history.map(({ price }) => price)).toEqual([9_500_000, 9_200_000, 9_000_000]);
  expect(await copy()).toBe(0);
});
