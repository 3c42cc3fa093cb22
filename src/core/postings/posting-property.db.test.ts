import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PostedProperty, Property, PropertyPage } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { sendEnquiry } from '../../../test/enquiries.ts';
import { confirmedProperty, postedHome, storedPosting } from '../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const { cachePurges, cities, enquiries, localities, mails, postedProperties, properties } = tables;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = app.clock.now;
const afterDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
let asha: Colleague;
let jaipur = 0;

async function storeCity(name: string): Promise<number> {
  const [city] = await app.db
    .insert(cities)
    .values({ name, slug: name.toLowerCase(), state: 'Rajasthan' })
    .returning({ id: cities.id });
  return city?.id ?? 0;
}

beforeAll(async () => {
  asha = await newColleague(app);
  jaipur = await storeCity('Jaipur');
  // The ids of postings and of their properties differ.
  await app.owner.execute(sql`alter sequence posted_properties_id_seq restart with 1000`);
  await app.db.insert(localities).values({ cityId: jaipur, name: 'Vaishali Nagar', slug: 'vaishali-nagar' });
});
beforeEach(() => {
  app.clock.now = START;
});

const get = (path: string) => app.server.inject(`/api/v1/public${path}`);
const decide = async (id: number, decision: object) => {
  const seen = (await asha.call('GET', `/post-property/${id}`)).json().record.updatedAt;
  const answer = await asha.call('POST', `/post-property/${id}/decision`, { ...decision, seen });
  expect(answer.json()).toMatchObject({ success: true });
};
const APPROVE = { decision: 'approve' };

/** A posting that staff approved. */
async function approved(fields: object = {}): Promise<number> {
  const id = await confirmedProperty(app, fields);
  await decide(id, APPROVE);
  return id;
}

async function findProperty(postingId: number) {
  const [property] = await app.db.select().from(properties).where(eq(properties.postingId, postingId));
  return property;
}

const getProperty = async (postingId: number) => {
  const property = await findProperty(postingId);
  if (!property) throw new Error('the posting has no property');
  return property;
};

const readPage = async (postingId: number) => {
  const { slug } = await getProperty(postingId);
  return (await get(`/property/${slug}`)).json<{ property: Property }>().property;
};
const pageStatus = async (slug: string) => (await get(`/property/${slug}`)).statusCode;
const found = async (query: string) =>
  (await get(`/property?${query}`)).json<PropertyPage>().properties.map(({ id }) => id);

/** The poster's private link, from the latest email. */
async function manageLink(id: number): Promise<{ token: string }> {
  const { email, manageExpiresAt } = await storedPosting(app, id);
  expect(await app.db.$count(mails, eq(mails.recipient, email))).toBeGreaterThan(0);
  return { token: app.links.token('manage-posting', id, manageExpiresAt ?? START) };
}

describe('D-63 an approved posting', () => {
  test('is found by the filters of properties, with what it says and who posted it', async () => {
    const id = await approved({
      name: 'Meera Kapoor',
      property_type: 'flat/apartment',
      price: '85,00,000',
      area_value: '1,200',
      area_unit: 'sq_ft',
      property_details: 'Corner flat with morning light\nThree rooms.\n\nSecond <b>paragraph</b> & more.',
    });
    const property = await getProperty(id);
    const query = `city_id=${jaipur}&property_type=flat/apartment&min_price=8400000&max_price=8600000`;
    expect(await found(query)).toEqual([property.id]);
    expect(await found(`${query}&purpose=rent`)).toEqual([]);
    expect(await found(`${query}&posted_by=owner`)).toEqual([property.id]);
    expect(await found(`${query}&posted_by=us`)).toEqual([]);
    expect(await readPage(id)).toMatchObject({
      title: 'Corner flat with morning light',
      slug: 'corner-flat-with-morning-light',
      posted_by: 'owner',
      poster_name: 'Meera K.',
      price: 8_500_000,
      built_up_area: 1_200,
      residency_type: 'residential',
      city: { id: jaipur, city_name: 'Jaipur' },
      description: '<p>Three rooms.</p><p>Second &lt;b&gt;paragraph&lt;/b&gt; &amp; more.</p>',
    });
    const listed = (await get(`/public-property/${id}`)).json<{ property: PostedProperty }>().property;
    expect(listed).toMatchObject({ id, slug: 'corner-flat-with-morning-light', price: 8_500_000 });
  });

  test('R-337 shows neither contacts nor the number of the flat', async () => {
    const id = await approved({
      name: 'Meera Kapoor',
      email: 'secret.meera@posted.example',
      phone_number: '0000099999',
      address: 'Flat 904, Palm Heights, Vaishali Nagar',
      rera_number: 'RAJ/A/2023/1',
    });
    const { slug } = await getProperty(id);
    const texts = [
      (await get(`/property/${slug}`)).body,
      (await get(`/property?city_id=${jaipur}`)).body,
      (await get(`/public-property/${id}`)).body,
      (await get('/public-property')).body,
    ];
    for (const text of texts)
      for (const secret of ['secret.meera', '0000099999', '00000 99999', 'Kapoor', 'Flat 904', 'RAJ/A/2023/1'])
        expect(text).not.toContain(secret);
    expect(await readPage(id)).toMatchObject({
      address: 'Palm Heights, Vaishali Nagar',
      locality: 'Vaishali Nagar',
      place: { name: 'Vaishali Nagar' },
    });
  });

  test('R-332 R-337 shows what its poster chose: rent, BHK, locality, areas, floor and furnishing', async () => {
    const [bhk] = await app.db.insert(tables.bhkOptions).values({ bhk: '2', bit: 1 }).returning();
    const id = await approved({
      purpose: 'rent',
      property_type: 'flat/apartment',
      bhk_id: String(bhk?.id),
      locality: 'vaishali nagar',
      flat_number: 'C-404',
      property_details: 'Airy rooms, painted this year, a market within walking distance. '.repeat(3),
      price: '25k',
      area_value: '1,100',
      carpet_area_value: '820',
      area_unit: 'sq_ft',
      floor: '4',
      total_floors: '9',
      furnishing: 'semi',
      deposit: '1 lakh',
      available_from: '2027-01-01',
      minimum_stay_months: '11',
      maintenance_included: 'yes',
      preferred_tenants: 'family',
    });
    expect(await readPage(id)).toMatchObject({
      title: '2\u00a0BHK Flat / Apartment for rent in Vaishali Nagar, Jaipur',
      slug: '2-bhk-flat-apartment-for-rent-in-vaishali-nagar-jaipur',
      purpose: 'rent',
      price: 25_000,
      bhk: '2',
      locality: 'Vaishali Nagar',
      carpet_area: 820,
      built_up_area: 1_100,
      floor: 4,
      total_floors: 9,
      furnishing: 'semi',
      deposit: 100_000,
      available_from: '2027-01-01',
      minimum_stay_months: 11,
      maintenance_included: true,
      preferred_tenants: 'family',
    });
    const { id: propertyId, slug } = await getProperty(id);
    expect(await found(`city_id=${jaipur}&purpose=rent&bhk=${bhk?.id}&max_price=30000`)).toEqual([propertyId]);
    expect((await get(`/property/${slug}`)).body).not.toContain('C-404');
  });

  test('R-337 with a BHK that staff have deleted meanwhile is stored without one', async () => {
    const id = await approved({ bhk_id: '99999' });
    expect(await storedPosting(app, id)).toMatchObject({ bhkId: null });
  });

  test('without a price is on request, and without an area is found', async () => {
    const id = await approved({ property_type: 'plot' });
    expect(await readPage(id)).toMatchObject({ price: null, built_up_area: null, residency_type: 'plot' });
    expect(await found(`city_id=${jaipur}&property_type=plot`)).toEqual([(await getProperty(id)).id]);
  });

  test('in a city that is not in the master list has a page, and is found once the city is added', async () => {
    const id = await approved({ city: 'Bundi', address: 'Palace Road, beside the lake' });
    expect(await readPage(id)).toMatchObject({ city: null, address: 'Palace Road, beside the lake, Bundi' });
    const { id: propertyId } = await getProperty(id);
    expect(await found('property_type=villa')).not.toContain(propertyId);
    const bundi = await storeCity('Bundi');
    await app.db.delete(tables.backfills);
    await app.core.postings.publishEarlier(new AbortController().signal);
    expect(await found(`city_id=${bundi}`)).toEqual([propertyId]);
    expect(await readPage(id)).toMatchObject({ address: 'Palace Road, beside the lake' });
  });

  test('is off the site under its own address while it is not live, and back under the same address', async () => {
    const id = await approved({ property_details: 'A house that comes and goes with its poster' });
    const { slug, id: propertyId } = await getProperty(id);
    const link = await manageLink(id);
    const change = {
      address: '14 Nehru Marg, behind the well',
      property_details: 'A house that comes and goes with its poster.',
    };
    await app.core.forms.changePosting(link, postedHome({ ...change, price: 9_500_000 }));
    expect(await pageStatus(slug)).toBe(410);
    expect(await found(`city_id=${jaipur}&min_price=9500000&max_price=9500000`)).toEqual([]);
    await decide(id, APPROVE);
    expect(await getProperty(id)).toMatchObject({ id: propertyId, slug, price: 9_500_000, status: 'published' });
    app.clock.now = afterDays(91);
    await app.core.postings.expire();
    expect(await getProperty(id)).toMatchObject({ status: 'withdrawn' });
    await app.core.forms.stepPosting(link, 'renew');
    expect(await getProperty(id)).toMatchObject({ slug, status: 'published', confirmedAt: afterDays(91) });
    app.clock.now = START;
    await asha.call('PUT', `/post-property/${id}`, { is_active: false });
    expect(await getProperty(id)).toMatchObject({ status: 'withdrawn' });
    await app.core.forms.stepPosting(link, 'sold');
    expect(await getProperty(id)).toMatchObject({ status: 'sold' });
    expect(await pageStatus(slug)).toBe(410);
  });

  test('that is rejected or sent back leaves the site', async () => {
    for (const decision of [
      { decision: 'reject', reason: 'duplicate', text: '' },
      { decision: 'ask_changes', text: 'Please say how large it is.' },
    ]) {
      const id = await approved();
      await decide(id, decision);
      expect(await getProperty(id)).toMatchObject({ status: 'withdrawn' });
    }
  });

  test('that its poster deletes is deleted with its page', async () => {
    const id = await approved();
    const { slug } = await getProperty(id);
    await app.db.delete(cachePurges);
    await app.core.forms.stepPosting(await manageLink(id), 'delete');
    expect(await findProperty(id)).toBeUndefined();
    expect(await pageStatus(slug)).toBe(404);
    expect(await app.db.$count(cachePurges, eq(cachePurges.path, `/properties/${slug}`))).toBe(1);
  });

  test('is erased with its poster', async () => {
    const id = await approved({
      email: 'erased@posted.example',
      property_details: 'A house that is to be forgotten soon',
    });
    const { slug } = await getProperty(id);
    await app.db.delete(cachePurges);
    const person = { contacts: ['erased@posted.example'], confirmation: 'ERASE' };
    const answer = await asha.call('POST', '/privacy/erase', person);
    expect(answer.json()).toMatchObject({ success: true });
    expect(await findProperty(id)).toBeUndefined();
    const { rows } = await app.db.execute(sql`select from property_search where id not in (select id from properties)`);
    expect(rows).toEqual([]);
    expect(await app.db.$count(cachePurges, eq(cachePurges.path, `/properties/${slug}`))).toBe(1);
  });
});

test('R-057 D-63 the titles of postings do not push cities out of the suggestions', async () => {
  await approved({ property_details: 'Jaipur: a house near the old fort' });
  await app.core.listings.rebuildSuggestions();
  const { properties: homes, cities: places } = (await get('/search?searchTerm=jaipur')).json();
  expect(homes).toEqual([]);
  expect(places).toMatchObject([{ id: jaipur }]);
});

describe('D-63 staff', () => {
  test('review the posting and cannot change its property', async () => {
    const id = await approved({ property_details: 'A house of a visitor with a yard' });
    const { id: propertyId, title } = await getProperty(id);
    const listed = (await asha.call('GET', '/property?q=visitor')).json();
    expect(listed.properties).toEqual([]);
    for (const [method, path, body] of [
      ['GET', `/property/${propertyId}`, undefined],
      ['PATCH', `/property/${propertyId}`, { title: 'Ours' }],
      ['DELETE', `/property/${propertyId}`, undefined],
    ] as const)
      expect((await asha.call(method, path, body)).statusCode).toBe(404);
    expect(await getProperty(id)).toMatchObject({ title, status: 'published' });
    const hits = (await asha.call('GET', '/search?q=house')).json<{ hits: { kind: string; id: number }[] }>().hits;
    expect(hits).not.toContainEqual(expect.objectContaining({ kind: 'property', id: propertyId }));
  });

  test('are not asked to confirm it, and it is not hidden for its age', async () => {
    const id = await approved();
    await app.db
      .update(properties)
      .set({ publishedAt: afterDays(-200), confirmedAt: afterDays(-100), freshnessRemindedAt: afterDays(-20) })
      .where(eq(properties.postingId, id));
    await app.db.delete(mails);
    await app.core.listings.enforceFreshness();
    expect(await getProperty(id)).toMatchObject({ status: 'published', freshnessRemindedAt: afterDays(-20) });
    expect(await app.db.$count(mails)).toBe(0);
  });

  test('get an enquiry about its page as one about the posting', async () => {
    const id = await approved();
    const { id: propertyId } = await getProperty(id);
    const enquiryId = await sendEnquiry(app, { listing: { kind: 'property', id: propertyId } });
    const [enquiry] = await app.db.select().from(enquiries).where(eq(enquiries.id, enquiryId));
    expect(enquiry).toMatchObject({ postedPropertyId: id, propertyId: null, cityId: jaipur });
  });
});

test('D-63 postings of an earlier release get their property once', async () => {
  const id = await confirmedProperty(app, { price: '85,00,000' });
  await app.db
    .update(postedProperties)
    .set({ status: 'live', isActive: true, reviewedAt: afterDays(-30) })
    .where(eq(postedProperties.id, id));
  const { updatedAt } = await storedPosting(app, id);
  const waiting = await confirmedProperty(app);
  await app.db.delete(tables.backfills);
  await app.core.postings.publishEarlier(new AbortController().signal);
  const property = await getProperty(id);
  expect(property).toMatchObject({ status: 'published', publishedAt: afterDays(-30) });
  expect(await readPage(id)).toMatchObject({ price_history: [{ price: 8_500_000, since: indiaDay(afterDays(-30)) }] });
  expect(await findProperty(waiting)).toBeUndefined();
  await app.db.delete(tables.backfills);
  await app.core.postings.publishEarlier(new AbortController().signal);
  expect(await getProperty(id)).toEqual(property);
  expect(await storedPosting(app, id)).toMatchObject({ updatedAt });
});

test('D-63 changes of a posting refresh the cached pages of its property', async () => {
  const id = await approved();
  const { slug } = await getProperty(id);
  await app.db.delete(cachePurges);
  await app.core.forms.stepPosting(await manageLink(id), 'sold');
  const purged = (await app.db.select().from(cachePurges)).map(({ path }) => path);
  expect(purged).toEqual(expect.arrayContaining(['/properties', `/properties/${slug}`, `/posted-properties/${id}`]));
});
