import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { projectInput, propertyInput } from '../../../../test/listing-inputs.ts';
import { storePicture } from '../../../../test/pictures.ts';
import { saveListings } from '../../../../test/save-listings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { properties } = saveListings(app);
let asha: Colleague;
let [cityId, otherCityId, localityId, bhkId] = [0, 0, 0, 0];

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
  const id = async (path: string, input: object) => (await asha.call('POST', `/master-list/${path}`, input)).json().id;
  cityId = await id('city', { city: 'Gurugram', state: 'Haryana' });
  otherCityId = await id('city', { city: 'Kohima', state: 'Nagaland' });
  localityId = await id('locality', { city_id: cityId, name: 'Sector 65' });
  bhkId = await id('bhk', { bhk: '3' });
  // Eight flats for sale in the locality, from 80 lakh to 87 lakh, and one for rent.
  const home = { ...propertyInput(cityId), locality_id: localityId, bhk_ids: [bhkId] } as object;
  for (let n = 0; n < 8; n++)
    await properties.create({ ...home, title: `Similar ${n}`, price: 8_000_000 + n * 100_000 });
  await properties.create({ ...home, title: 'For rent', purpose: 'rent', price: 30_000 });
});

const FLAT = () => ({
  ...propertyInput(cityId, { status: 'draft', locality_id: localityId, bhk_ids: [bhkId] }),
  acknowledged: undefined,
});
const picture = async () => ({ id: (await storePicture(app.db)).id, alt: '' });

const add = async (path: string, input: object): Promise<number> => {
  const answer = await asha.call('POST', path, input);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json().id;
};
const publish = (id: number, changes: object = {}, path = '/property') =>
  asha.call('PATCH', `${path}/${id}`, { status: 'published', ...changes });
const codes = (answer: Awaited<ReturnType<Colleague['call']>>): string[] =>
  (answer.json().warnings as { code: string }[]).map(({ code }) => code);
const readStatus = async (id: number, path = '/property') =>
  (await asha.call('GET', `${path}/${id}`)).json().record.status as string;

describe('R-421 publishing with warnings', () => {
  test('is refused with their list until each is acknowledged', async () => {
    const id = await add('/property', { ...FLAT(), price: 85_000_000, possession_status: 'mid_stage' });
    const refused = await publish(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().warnings).toEqual([
      {
        code: 'price_far',
        title: 'Price far from similar homes',
        message: expect.stringMatching(/^8 similar properties in Sector 65 ask ₹\s81.75\sL to ₹\s85.25\sL/),
      },
      {
        code: 'rera_missing',
        title: 'RERA number missing',
        message: 'A home under construction needs one in Haryana before it may be advertised.',
      },
      { code: 'no_picture', title: 'No picture', message: expect.any(String) },
    ]);
    expect(await readStatus(id)).toBe('draft');
    const half = await publish(id, { acknowledged: ['rera_missing', 'no_picture'] });
    expect([half.statusCode, codes(half)]).toEqual([409, ['price_far']]);
    expect((await publish(id, { acknowledged: ['price_far', 'rera_missing', 'no_picture'] })).statusCode).toBe(200);
    expect(await readStatus(id)).toBe('published');
  });

  test('judges the listing as it would be, with the values of the same request', async () => {
    const id = await add('/property', { ...FLAT(), price: 85_000_000 });
    expect((await publish(id, { price: 8_500_000, images: [await picture()] })).statusCode).toBe(200);
    const another = await add('/property', { ...FLAT(), images: [await picture()] });
    const refused = await publish(another, { price: 850_000_000, images: [] });
    expect(codes(refused)).toEqual(['price_far', 'no_picture']);
  });

  test('concerns a new listing, a scheduled one and a project as well', async () => {
    const created = await asha.call('POST', '/property', { ...FLAT(), status: 'published' });
    expect([created.statusCode, codes(created)]).toEqual([409, ['no_picture']]);
    const id = await add('/property', FLAT());
    const later = new Date(app.clock.now.getTime() + 60_000).toISOString();
    const scheduled = await publish(id, { status: 'scheduled', scheduled_for: later });
    expect([scheduled.statusCode, codes(scheduled)]).toEqual([409, ['no_picture']]);
    const project = await add('/project', { ...projectInput(cityId, { status: 'draft' }), acknowledged: undefined });
    expect(codes(await publish(project, {}, '/project'))).toEqual(['no_picture']);
    expect((await publish(project, { images: [await picture()] }, '/project')).statusCode).toBe(200);
  });

  test('does not ask again about what is on the site, nor when it is withdrawn or confirmed', async () => {
    const id = await add('/property', FLAT());
    expect((await publish(id, { acknowledged: ['no_picture'] })).statusCode).toBe(200);
    for (const changes of [{ price: 8_600_000 }, { status: 'published' }, { confirmed: true }, { status: 'withdrawn' }])
      expect((await asha.call('PATCH', `/property/${id}`, changes)).statusCode).toBe(200);
    expect(codes(await publish(id))).toEqual(['no_picture']);
  });

  test('needs the right to publish first, and knows only its own warnings', async () => {
    const farah = await newColleague(app, 'sales');
    const id = await add('/property', FLAT());
    const all = { status: 'published', acknowledged: ['price_far', 'rera_missing', 'no_picture'] };
    expect((await farah.call('PATCH', `/property/${id}`, all)).statusCode).toBe(403);
    for (const acknowledged of [['everything'], 'no_picture', Array.from({ length: 50 }, () => 'no_picture')])
      expect((await publish(id, { acknowledged })).statusCode).toBe(400);
    expect(await readStatus(id)).toBe('draft');
  });

  test('impossible values are refused whatever is acknowledged', async () => {
    const id = await add('/property', { ...FLAT(), carpet_area: { value: 12, unit: 'sq_ft' } });
    const refused = await publish(id, { acknowledged: ['price_far', 'rera_missing', 'no_picture'] });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: 'carpet_area', message: '12 Sq.Ft. is too small for a home. Check the number and its unit' }],
    ]);
  });
});

describe('R-421 what a price is compared with', () => {
  const read = async (query: Record<string, string | number>) => {
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return (await asha.call('GET', `/property/publishing-facts?${params}`)).json();
  };
  const findId = async (title: string): Promise<number> => {
    const rows = await app.db
      .select({ id: tables.properties.id })
      .from(tables.properties)
      .where(eq(tables.properties.title, title));
    return rows[0]?.id ?? 0;
  };
  const flat = () => ({ city_id: cityId, purpose: 'sale', property_type: 'flat/apartment', bhk_ids: bhkId });

  test('is at least eight published homes of the locality, or else of the city, of the same kind', async () => {
    const first = await findId('Similar 0');
    const near = (await read({ ...flat(), locality_id: localityId })).similar;
    expect(near).toMatchObject({ place: 'Sector 65' });
    expect(near.low).toBeLessThan(near.high);
    const others = (await read({ ...flat(), locality_id: localityId, id: first })).similar;
    expect(others?.count ?? 0).toBe(near.count - 1);
    expect((await read({ ...flat(), locality_id: 987_654 })).similar).toMatchObject({ place: 'Gurugram' });
    for (const other of [
      { purpose: 'rent' },
      { property_type: 'villa' },
      { city_id: otherCityId },
      { bhk_ids: 987_654 },
    ])
      expect((await read({ ...flat(), ...other })).similar).toBeNull();
  });

  test('rents are compared with rents', async () => {
    const home = { ...propertyInput(otherCityId), purpose: 'rent', property_type: 'penthouse' } as object;
    for (let n = 0; n < 8; n++) await properties.create({ ...home, title: `Rent ${n}`, price: 30_000 });
    const rent = { city_id: otherCityId, purpose: 'rent', property_type: 'penthouse' };
    expect((await read(rent)).similar).toEqual({ count: 8, low: 30_000, high: 30_000, place: 'Kohima' });
  });

  test('a RERA number is wanted where the act is in force, not for a farm, nor if the project has one', async () => {
    expect((await read(flat())).rera_state).toBe('Haryana');
    expect((await read({ ...flat(), city_id: otherCityId })).rera_state).toBeNull();
    expect((await read({ ...flat(), property_type: 'agricultural_land' })).rera_state).toBeNull();
    const project = await add('/project', projectInput(cityId));
    expect((await read({ ...flat(), project_id: project })).rera_state).toBeNull();
  });

  test('forged and huge queries are refused', async () => {
    for (const query of [
      { bhk_ids: '1,x' },
      { bhk_ids: '1,'.repeat(30) + '1' },
      { city_id: -1 },
      { property_type: 'castle' },
    ])
      expect((await read(query as Record<string, string>)).success).toBe(false);
  });
});

describe('R-421 alternative texts of pictures', () => {
  const alts = async (id: number): Promise<string[]> =>
    (await asha.call('GET', `/property/${id}`)).json().record.images.map(({ alt }: { alt: string }) => alt);

  test('that are left empty are filled from kind and title, and follow the title', async () => {
    const images = [
      { ...(await picture()), kind: 'living' },
      { ...(await picture()), kind: 'bedroom' },
      { ...(await picture()), kind: 'bedroom', alt: 'The bay window' },
      await picture(),
    ];
    const id = await add('/property', { ...FLAT(), title: 'Flat by the lake', images });
    expect(await alts(id)).toEqual([
      'Living room of Flat by the lake',
      'Bedroom of Flat by the lake',
      'The bay window',
      'Flat by the lake, picture 4',
    ]);
    await asha.call('PATCH', `/property/${id}`, { title: 'Flat by the river' });
    expect(await alts(id)).toEqual([
      'Living room of Flat by the river',
      'Bedroom of Flat by the river',
      'The bay window',
      'Flat by the river, picture 4',
    ]);
    await asha.call('PATCH', `/property/${id}`, { images: [images[3], images[0]] });
    expect(await alts(id)).toEqual(['Flat by the river', 'Living room of Flat by the river']);
  });

  test('are at most 200 characters long, and other records still need one', async () => {
    const long = { ...(await picture()), alt: 'x'.repeat(201) };
    expect((await asha.call('POST', '/property', { ...FLAT(), images: [long] })).statusCode).toBe(400);
    const tile = { name: 'Gurugram', picture: await picture() };
    expect((await asha.call('POST', '/featured-city', tile)).statusCode).toBe(400);
  });
});

describe('R-421 a draft', () => {
  test('takes its category from its type, unless both are sent', async () => {
    const category = async (input: object) => {
      const { residency_type: _residency, ...flat } = FLAT();
      const id = await add('/property', { ...flat, ...input });
      return (await asha.call('GET', `/property/${id}`)).json().record.residency_type;
    };
    expect(await category({ property_type: 'villa' })).toBe('residential');
    expect(await category({ property_type: 'commercial_shop' })).toBe('commercial');
    expect(await category({ property_type: 'plot' })).toBe('plot');
    expect(await category({ property_type: 'plot', residency_type: 'commercial' })).toBe('commercial');
    expect(await category({ property_type: null })).toBeNull();
  });

  test('has an address that follows its title until it is first published', async () => {
    const id = await add('/property', { ...FLAT(), title: '3 B', images: [await picture()] });
    const slug = async () => (await asha.call('GET', `/property/${id}`)).json().record.slug;
    await asha.call('PATCH', `/property/${id}`, { title: '3 BHK by the park' });
    expect(await slug()).toBe('3-bhk-by-the-park');
    expect((await publish(id)).statusCode).toBe(200);
    await asha.call('PATCH', `/property/${id}`, { status: 'draft', title: '4 BHK by the park' });
    expect(await slug()).toBe('3-bhk-by-the-park');
    const own = await add('/property', { ...FLAT(), title: 'Corner flat', slug: 'our-choice' });
    await asha.call('PATCH', `/property/${own}`, { title: 'Another corner' });
    expect((await asha.call('GET', `/property/${own}`)).json().record.slug).toBe('our-choice');
  });

  test('is saved again and again with the version that each save returns', async () => {
    const id = await add('/property', FLAT());
    let version = (await asha.call('GET', `/property/${id}`)).json().record.updatedAt;
    for (const price of [8_100_000, 8_200_000]) {
      const answer = await asha.call('PATCH', `/property/${id}`, { price }, { 'if-match': `"${version}"` });
      expect(answer.statusCode).toBe(200);
      version = answer.json().version;
    }
    await asha.call('PATCH', `/property/${id}`, { price: 8_300_000 });
    const stale = await asha.call('PATCH', `/property/${id}`, { price: 1 }, { 'if-match': `"${version}"` });
    expect(stale.statusCode).toBe(412);
  });
});
