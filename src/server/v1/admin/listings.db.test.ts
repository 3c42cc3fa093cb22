import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { ALL_CHECKED, projectInput, propertyInput } from '../../../../test/listing-inputs.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;
let [cityId, builderId, bhkId, tagId] = [0, 0, 0, 0];
const amenityIds: number[] = [];

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
  const id = async (path: string, input: object) => (await asha.call('POST', `/master-list/${path}`, input)).json().id;
  cityId = await id('city', { city: 'Gurugram', state: 'Haryana' });
  builderId = await id('builder', { name: 'Setu Landmarks' });
  bhkId = await id('bhk', { bhk: '3' });
  tagId = await id('tag', { tag_name: 'Top Pick' });
  amenityIds.push(await id('amenity', { name: 'Lift', category: 'Convenience' }));
});

const property = (changes: object = {}) => propertyInput(cityId, { builder_id: builderId, ...changes });
const project = (changes: object = {}) => projectInput(cityId, changes);

const add = async (path: string, input: object): Promise<number> => (await asha.call('POST', path, input)).json().id;
const record = async (path: string, id: number) => (await asha.call('GET', `${path}/${id}`)).json().record;
const visit = (path: string) => app.server.inject({ url: `/api/v1/public${path}`, headers: newVisitor() });
const invalidFields = async (answer: ReturnType<Colleague['call']>): Promise<string[]> =>
  ((await answer).json().errors as { field: string }[]).map(({ field }) => field);

describe('a property that staff keep', () => {
  test('R-264 R-267 R-268 keeps every field of its form', async () => {
    const { acknowledged, ...full } = property({
      slug: 'three-rooms',
      locality: 'Sector 65',
      landmarks: ['Metro station', 'School'],
      latitude: 28.4,
      longitude: 77.06,
      location_iframe:
        '<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" height="450" loading="lazy"></iframe>',
      price_on_request: false,
      rating: 4.3,
      decision_drivers_life_style: 4,
      decision_drivers_connectivity: 5,
      decision_drivers_livability: 3,
      decision_drivers_value_for_money: 2,
      rera_id: 'GGM/2026/1',
      rera_checked: true,
      meta_title: 'Three rooms',
      meta_description: 'By the lake',
      meta_keywords: 'lake',
      furnishing: 'semi',
      facing: 'east',
      maintenance: 4500,
      bathrooms: 3,
      possession_date: '2027-01-31',
      tag_ids: [tagId],
      amenity_ids: amenityIds,
      bhk_ids: [bhkId],
      images: [],
    });
    const id = await add('/property', { ...full, acknowledged });
    expect(await record('/property', id)).toMatchObject({
      ...full,
      location_iframe: 'https://www.google.com/maps/embed?pb=!1m18',
      rera_checked_by: expect.stringMatching(/^Colleague/),
    });
    expect((await visit('/property/three-rooms')).json().property).toMatchObject({
      title: full.title,
      bhk: '3',
      tag_name: 'Top Pick',
      location_src: 'https://www.google.com/maps/embed?pb=!1m18',
    });
  });

  test('R-303 is public only while it is published', async () => {
    const id = await add('/property', property({ slug: 'shown-for-a-while', status: 'draft' }));
    const status = async () => (await visit('/property/shown-for-a-while')).statusCode;
    expect(await status()).toBe(404);
    for (const [next, expected] of [
      ['published', 200],
      ['withdrawn', 410],
      ['published', 200],
      ['sold', 410],
      ['published', 200],
    ]) {
      await asha.call('PATCH', `/property/${id}`, { status: next, ...ALL_CHECKED });
      expect(await status()).toBe(expected);
    }
    await asha.call('DELETE', `/property/${id}`);
    expect(await status()).toBe(410);
    expect((await asha.call('GET', `/property/${id}`)).statusCode).toBe(404);
  });

  test('R-303 says at every field what it lacks before it can be published', async () => {
    const bare = { title: 'Nothing known yet', description: '', address: '', status: 'published' };
    expect(await invalidFields(asha.call('POST', '/property', bare))).toEqual([
      'city_id',
      'property_type',
      'residency_type',
      'possession_status',
      'built_up_area',
      'price',
    ]);
    const id = await add('/property', { ...bare, status: 'draft' });
    expect(await invalidFields(asha.call('PATCH', `/property/${id}`, { status: 'published' }))).toContain('price');
    const whole = await add('/property', property());
    expect(await invalidFields(asha.call('PATCH', `/property/${whole}`, { price: null }))).toEqual(['price']);
    const response = await asha.call('PATCH', `/property/${whole}`, { price: null, price_on_request: true });
    expect(response.statusCode).toBe(200);
  });

  test('R-302 has an address from its title that is unique, and every former one leads to it', async () => {
    const first = await add('/property', property({ title: 'Corner flat, Sector 9' }));
    const second = await add('/property', property({ title: 'Corner flat, Sector 9' }));
    expect((await record('/property', first)).slug).toBe('corner-flat-sector-9');
    expect((await record('/property', second)).slug).toBe('corner-flat-sector-9-2');
    await asha.call('PATCH', `/property/${first}`, { slug: 'corner-flat' });
    expect((await visit('/property/corner-flat-sector-9')).json().property.slug).toBe('corner-flat');
    await asha.call('PATCH', `/property/${first}`, { title: 'Another title' });
    expect((await record('/property', first)).slug).toBe('corner-flat');
  });

  test('R-304 R-326 never keeps a script, a foreign map or a link that is none', async () => {
    const hostile =
      '<p onclick="x()">Fine<script>alert(1)</script><a href="javascript:x">a</a></p><img src=x onerror=x>';
    const id = await add('/property', property({ description: hostile }));
    const { description, slug } = await record('/property', id);
    for (const html of [description, (await visit(`/property/${slug}`)).json().property.description]) {
      expect(html).toContain('Fine');
      expect(html).not.toMatch(/script|onclick|onerror|<img/);
    }
    for (const location_iframe of [
      'https://evil.example/maps/embed',
      '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe><script>x</script>',
      '<iframe src="https://www.google.com/maps/embed?pb=1" onload="x()"></iframe>',
    ]) {
      expect(await invalidFields(asha.call('PATCH', `/property/${id}`, { location_iframe }))).toEqual([
        'location_iframe',
      ]);
    }
  });

  test('R-307 leaves its links in the history, before and after', async () => {
    const id = await add('/property', property({ tag_ids: [tagId] }));
    await asha.call('PATCH', `/property/${id}`, { tag_ids: [] });
    const entries = await app.db
      .select()
      .from(tables.auditEntries)
      .where(eq(tables.auditEntries.entityId, String(id)));
    const change = entries.find(({ action, entity }) => action === 'update' && entity === 'property');
    expect(change).toMatchObject({ before: { tag_ids: [tagId] }, after: { tag_ids: [] } });
  });

  test('R-265 is found by title, residency type, builder or possession status', async () => {
    const id = await add('/property', property({ title: 'Findable by many words', residency_type: 'commercial' }));
    for (const query of ['by many', 'commerc', 'setu', 'ready to']) {
      const { properties } = (await asha.call('GET', `/property?q=${encodeURIComponent(query)}`)).json();
      expect(properties.map((row: { id: number }) => row.id)).toContain(id);
    }
  });
});

describe('a project that staff keep', () => {
  test('R-306 cannot be published before completion without its RERA number, and keeps who checked it', async () => {
    expect(await invalidFields(asha.call('POST', '/project', project({ rera_id: '' })))).toEqual(['rera_id']);
    expect(
      (await asha.call('POST', '/project', project({ rera_id: '', possession_status: 'ready_to_move' }))).statusCode,
    ).toBe(200);
    const id = await add('/project', project({ rera_checked: true }));
    expect(await record('/project', id)).toMatchObject({
      rera_checked_by: expect.any(String),
      rera_checked_at: app.clock.now.toISOString(),
    });
    await asha.call('PATCH', `/project/${id}`, { rera_id: 'GGM/2026/99' });
    expect(await record('/project', id)).toMatchObject({ rera_checked: false, rera_checked_by: null });
  });

  test('R-261 has a lowest and a highest price, or none', async () => {
    expect(await invalidFields(asha.call('POST', '/project', project({ maximum_price: 1 })))).toEqual([
      'maximum_price',
    ]);
    expect(await invalidFields(asha.call('POST', '/project', project({ maximum_price: null })))).toEqual([
      'maximum_price',
    ]);
  });

  test('R-262 D-59 has configurations of its own, which no one reaches through another project', async () => {
    const [own, other] = [await add('/project', project({ slug: 'own' })), await add('/project', project())];
    const input = {
      title: '3 BHK, tower A',
      bhk_id: bhkId,
      built_area: { value: 1450, unit: 'sq_ft' },
      price: 7_200_000,
    };
    const id = await add(`/project/${own}/configuration`, input);
    const { configurations } = (await asha.call('GET', `/project/${own}/configuration`)).json();
    expect(configurations).toMatchObject([{ id, title: input.title, bhk: '3', price: 7_200_000 }]);
    const { projects } = (await asha.call('GET', '/project')).json();
    const row = projects.find((listed: { id: number }) => listed.id === own);
    expect(row.project_configurations).toEqual([{ id, title: input.title }]);
    expect((await visit('/project/own')).json().project.project_configurations).toHaveLength(1);

    expect((await asha.call('PATCH', `/project/${other}/configuration/${id}`, { title: 'Not ours' })).statusCode).toBe(
      404,
    );
    expect((await asha.call('DELETE', `/project/${other}/configuration/${id}`)).statusCode).toBe(404);
    expect((await asha.call('POST', '/project/999999/configuration', input)).statusCode).toBe(404);
    expect((await asha.call('PATCH', `/project/${own}/configuration/${id}`, { price: 7_000_000 })).statusCode).toBe(
      200,
    );
    expect((await asha.call('DELETE', `/project/${own}/configuration/${id}`)).statusCode).toBe(200);
    expect((await asha.call('GET', `/project/${own}/configuration`)).json().totalItems).toBe(0);
  });

  test('R-263 is found by title, city, state, residency type or possession status', async () => {
    const id = await add('/project', project({ title: 'Findable court', locality_state: 'Punjab' }));
    for (const query of ['findable', 'gurug', 'haryana', 'punj', 'resid', 'mid st']) {
      const { projects } = (await asha.call('GET', `/project?q=${encodeURIComponent(query)}`)).json();
      expect(projects.map((row: { id: number }) => row.id)).toContain(id);
    }
  });
});
