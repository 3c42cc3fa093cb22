import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PostedPropertySearch } from '#contract';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';

const app = createTestApp();
const { consents, media, postedProperties, postedPropertyImages } = tables;

const call = (query = '') => app.server.inject(`/api/v1/public/public-property${query}`);

/** Contact details of the poster, and the texts of hidden postings. */
const PRIVATE = /marker|9000000088|\+91|hidden|kapoor/i;

let consentId = 0;

const post = async (values: Partial<typeof postedProperties.$inferInsert> = {}): Promise<number> => {
  const [row] = await app.db
    .insert(postedProperties)
    .values({
      postedBy: 'owner',
      name: 'Meera Kapoor-MARKER',
      email: 'marker-poster@aangan.example',
      countryCode: '+91',
      phoneNumber: '9000000088',
      city: 'Jaipur',
      address: '12 Nehru Marg, near the old well',
      propertyType: 'villa',
      propertyDetails: 'Three rooms around a yard.\nMorning light, a neem tree.',
      emailConfirmedAt: new Date('2026-03-01T10:00:00Z'),
      createdAt: new Date('2026-03-01T10:00:00Z'),
      isActive: true,
      status: 'live',
      manageTokenHash: `marker-${randomUUID()}`,
      submissionKey: randomUUID(),
      consentId,
      ...values,
    })
    .returning({ id: postedProperties.id });
  return row?.id ?? 0;
};

const attach = async (postedPropertyId: number, position: number, state: Partial<typeof media.$inferInsert> = {}) => {
  const [row] = await app.db
    .insert(media)
    .values({
      path: `uploads/${postedPropertyId}-${position}.webp`,
      visibility: 'public',
      status: 'ready',
      contentType: 'image/webp',
      ...state,
    })
    .returning({ id: media.id });
  await app.db.insert(postedPropertyImages).values({ postedPropertyId, position, mediaId: row?.id ?? 0 });
};

let newest = 0;
let hidden = 0;
let deleted = 0;

/** Twelve villas of owners in Jaipur with the same date, three of other kinds, two that are not public. */
beforeAll(async () => {
  const [consent] = await app.db
    .insert(consents)
    .values({ noticeVersion: 'posting-1', purposes: ['posting'] })
    .returning({ id: consents.id });
  consentId = consent?.id ?? 0;
  for (let n = 0; n < 12; n++) await post();
  await post({ postedBy: 'agent', city: 'Kochi' });
  await post({ propertyType: 'warehouse/godown', city: 'KOCHI' });
  newest = await post({
    postedBy: 'builder',
    propertyType: 'flat/apartment',
    city: 'Pune',
    price: 8_500_000,
    areaValue: 1250.5,
    areaUnit: 'sq_ft',
    createdAt: new Date('2026-04-01T10:00:00Z'),
  });
  hidden = await post({ isActive: false, address: 'HIDDEN address' });
  deleted = await post({ isActive: false, deletedAt: new Date(), address: 'HIDDEN address, deleted' });
});

const POSTED = {
  posted_by: 'builder',
  property_type: 'flat/apartment',
  address: 'Nehru Marg, near the old well',
  property_details: 'Three rooms around a yard.\nMorning light, a neem tree.',
  name: 'Meera K.',
  createdAt: '2026-04-01T10:00:00.000Z',
  city: 'Pune',
  purpose: 'sale',
  price: 8_500_000,
  area: { value: 1250.5, unit: 'sq_ft' },
  image_url1: null,
  image_url2: null,
  image_url3: null,
  image_url4: null,
  image_url5: null,
  slug: null,
};

describe('GET /public/public-property', () => {
  test('R-205 R-221 gives the newest first, the poster by first name and initial', async () => {
    const { success, properties } = (await call()).json();
    expect(success).toBe(true);
    expect(properties[0]).toEqual({ id: newest, ...POSTED });
    expect(properties[1]).toMatchObject({ price: null, area: null });
  });

  test('R-128 R-205 pages by ten, repeats none and gives the totals', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await call(`?page=${page}`)).json()));
    expect(pages.map(({ properties }) => properties.length)).toEqual([10, 5, 0]);
    for (const page of pages) expect(page).toMatchObject({ totalItems: 15, totalPages: 2 });
    expect(new Set(pages.flatMap(({ properties }) => properties.map(({ id }: { id: number }) => id))).size).toBe(15);
  });

  test.each([
    ['?posted_by=agent', 1],
    ['?posted_by=owner', 13],
    ['?property_type=flat%2Fapartment', 1],
    ['?property_type=warehouse/godown', 1],
    ['?city=kochi', 2],
    ['?city=%20KoChI%20', 2],
    ['?city=Koch', 0],
    ['?city=K%25', 0],
    ['?posted_by=owner&property_type=villa&city=jaipur', 12],
    ['?posted_by=builder&city=jaipur', 0],
  ])('R-126 R-127 R-205 %s finds %i', async (query, found) => {
    expect((await call(query)).json()).toMatchObject({ success: true, totalItems: found });
  });

  test.each(['?posted_by=Agent', '?property_type=castle', '?city=', '?city=%00', `?city=${'x'.repeat(61)}`, '?foo=1'])(
    'R-205 a filter that makes no sense is none: %s',
    async (query) => {
      expect((await call(query)).json().totalItems).toBe(15);
    },
  );

  test('R-126 looks for a city among the ten thousand newest only, so that no search walks over all', async () => {
    expect((await call('?city=kochi')).json().totalItems).toBe(2);
    await app.db.execute(sql`
      insert into posted_properties (posted_by, name, email, country_code, phone_number, city, address, property_type,
        property_details, is_active, email_confirmed_at, created_at, submission_key, consent_id)
      select 'owner', 'Many', 'many@aangan.example', '+91', '9000000088', 'Busy town', '12 Nehru Marg, Busy town',
        'plot', repeat('Many plots. ', 3), true, now(), '2026-05-01', gen_random_uuid(), ${consentId}
      from generate_series(1, 10000)`);
    expect((await call('?city=busy%20town')).json().totalItems).toBe(10_000);
    expect((await call('?city=kochi')).json().totalItems).toBe(0);
    await app.db.delete(postedProperties).where(eq(postedProperties.city, 'Busy town'));
  });

  test('R-327 D-33 never gives the e-mail, the phone or the surname, nor what is switched off', async () => {
    for (const query of ['', '?page=2', `/${newest}`]) {
      expect((await call(query)).body).not.toMatch(PRIVATE);
    }
  });

  test('R-327 keeps the same details out of the data that pages are rendered from', async () => {
    const { api } = app.core;
    const read = [
      await api.get('/public-property', PostedPropertySearch.parse({})),
      await api.get('/public-property/:id', { id: newest }),
    ];
    expect(JSON.stringify(read)).not.toMatch(PRIVATE);
  });
});

describe('GET /public/public-property/{id}', () => {
  test('R-205 R-221 R-129 gives the property with up to five pictures in order', async () => {
    const id = await post({ createdAt: new Date('2026-02-01T10:00:00Z') });
    for (const position of [3, 1, 5, 2, 4]) await attach(id, position);
    const { property } = (await call(`/${id}`)).json();
    expect(property).toMatchObject({
      id,
      image_url1: `uploads/${id}-1.webp`,
      image_url2: `uploads/${id}-2.webp`,
      image_url3: `uploads/${id}-3.webp`,
      image_url4: `uploads/${id}-4.webp`,
      image_url5: `uploads/${id}-5.webp`,
    });
    const { properties } = (await call('?page=2')).json();
    expect(properties.at(-1)).toEqual(property);
    await app.db.delete(postedProperties).where(eq(postedProperties.id, id));
  });

  test('leaves out pictures that were refused or not yet checked, and closes the gap', async () => {
    const id = await post();
    await attach(id, 1, { status: 'rejected' });
    await attach(id, 2, { status: 'pending' });
    await attach(id, 3, { visibility: 'private' });
    await attach(id, 4);
    const { property } = (await call(`/${id}`)).json();
    expect(property).toMatchObject({ image_url1: `uploads/${id}-4.webp`, image_url2: null });
    await app.db.delete(postedProperties).where(eq(postedProperties.id, id));
  });

  test('R-327 is not found while it is switched off, or deleted, or was never there', async () => {
    const nonsense = [0, -1, 1.5, 'x', '%00', '99999999999999999999', '9007199254740991', ''];
    for (const id of [hidden, deleted, ...nonsense]) {
      const answer = await call(`/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, msg: 'Property not found' });
    }
    await expect(app.core.api.get('/public-property/:id', { id: Number.NaN })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
