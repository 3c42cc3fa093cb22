import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#contract';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { confirmedProperty, postProperty, storedPosting } from '../../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';
import { entriesAbout } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const { consents, mails, postedProperties } = tables;
const START = app.clock.now;
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});
beforeEach(() => {
  app.clock.now = START;
});

/** A property with a confirmed email address, in a later status. */
async function confirmed(values: Partial<typeof postedProperties.$inferInsert> = {}) {
  const id = await confirmedProperty(app);
  await app.db
    .update(postedProperties)
    .set({ status: 'pending_review', ...values })
    .where(eq(postedProperties.id, id));
  return id;
}

const approvals = async (id: number) => {
  const { email } = await storedPosting(app, id);
  return app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'posting-approved')));
};
const setActive = (id: number, is_active: boolean, by = asha) => by.call('PUT', `/post-property/${id}`, { is_active });
const isPublic = async (id: number) =>
  (await app.server.inject(`/api/v1/public/public-property/${id}`)).statusCode === 200;

describe('what visitors posted', () => {
  test('R-274 R-276 R-294 is listed for staff with the ways to reach the poster, switched off', async () => {
    const poster = { name: 'Meera Kapoor', email: 'meera@posted.example', phone_number: '0000001044' };
    const address = '12 Nehru Marg, near the old well';
    const id = await postProperty(app, {
      ...poster,
      address,
      price: '95,00,000',
      area_value: '1250',
      area_unit: 'sq_ft',
    });
    const { properties, totalItems } = (await asha.call('GET', '/post-property?q=meera%40')).json();
    expect(totalItems).toBe(1);
    const row = {
      id,
      posted_by: 'owner',
      ...poster,
      country_code: '+91',
      city: 'Jaipur',
      address,
      property_type: 'villa',
      property_details: 'Three rooms around a yard, with morning light.',
      status: 'pending_email',
      is_active: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect(properties).toEqual([row]);
    expect((await asha.call('GET', `/post-property/${id}`)).json().record).toEqual({
      ...row,
      purpose: 'sale',
      bhk: null,
      locality: '',
      flat_number: '',
      carpet_area: null,
      floor: null,
      total_floors: null,
      furnishing: null,
      deposit: null,
      available_from: null,
      minimum_stay_months: null,
      maintenance_included: null,
      preferred_tenants: null,
      approved: null,
      price: 9_500_000,
      area: { value: 1250, unit: 'sq_ft' },
      rera_number: null,
      email_confirmed_at: null,
      reviewed_by: null,
      reviewed_at: null,
      review_reason: null,
      expires_at: null,
      held_for: [],
      pictures: [],
    });
  });

  test('R-275 is found by name, e-mail, phone, poster, city and kind', async () => {
    const id = await postProperty(app, {
      posted_by: 'agent',
      rera_number: 'RAJ/A/2026/01',
      name: 'Ira Sethi',
      city: 'Udaipur',
      phone_number: '90000 77777',
      property_type: 'farmhouse',
    });
    const { email } = await storedPosting(app, id);
    for (const q of ['ira se', email, '90000 77', 'AGENT', 'udai', 'farm house']) {
      const { properties } = (await asha.call('GET', `/post-property?q=${encodeURIComponent(q)}`)).json();
      expect(properties.map((row: { id: number }) => row.id)).toEqual([id]);
    }
  });

  test('D-51 needs a session to be read, and cannot be changed', async () => {
    const id = await postProperty(app);
    for (const path of ['', `/${id}`])
      expect((await app.server.inject(`/api/v1/admin/post-property${path}`)).statusCode).toBe(401);
    expect((await asha.call('PATCH', `/post-property/${id}`, { name: 'Other' })).statusCode).toBe(404);
    expect((await asha.call('POST', '/post-property', {})).statusCode).toBe(404);
  });
});

describe('the switch', () => {
  test('R-327 R-296 D-10 puts a confirmed property on the site, without phone and e-mail, and tells its poster', async () => {
    const id = await confirmed();
    expect(await isPublic(id)).toBe(false);
    app.clock.now = inDays(0.25);
    expect((await setActive(id, true)).json()).toEqual({ success: true });
    expect(await storedPosting(app, id)).toMatchObject({
      status: 'live',
      isActive: true,
      reviewedBy: asha.id,
      reviewedAt: inDays(0.25),
      expiresAt: inDays(90),
    });
    expect(await approvals(id)).toMatchObject([{ data: { postingId: id, property: 'Villa in Jaipur' } }]);
    const shown = await app.server.inject(`/api/v1/public/public-property/${id}`);
    expect(shown.statusCode).toBe(200);
    const { email, phoneNumber } = await storedPosting(app, id);
    for (const secret of [email, phoneNumber]) expect(shown.body).not.toContain(secret);
  });

  test('R-327 stays off while the e-mail is not confirmed, and says so', async () => {
    const id = await postProperty(app);
    const answer = await setActive(id, true);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ msg: 'The poster has not confirmed their email yet' });
    expect(await storedPosting(app, id)).toMatchObject({ status: 'pending_email', isActive: false });
    expect(await approvals(id)).toEqual([]);
  });

  test('R-327 takes a property off the site and puts it back; twice the same changes nothing and mails nothing', async () => {
    const id = await confirmed();
    await setActive(id, true);
    await setActive(id, true);
    expect(await approvals(id)).toHaveLength(1);
    await setActive(id, false);
    expect(await isPublic(id)).toBe(false);
    expect(await storedPosting(app, id)).toMatchObject({ status: 'live', isActive: false });
    await setActive(id, true);
    expect(await isPublic(id)).toBe(true);
    expect(await approvals(id)).toHaveLength(2);
  });

  test('D-10 gives an expired property a new period, and refuses one that is sold', async () => {
    const expired = await confirmed({ status: 'expired', expiresAt: inDays(-1) });
    await setActive(expired, true);
    expect(await storedPosting(app, expired)).toMatchObject({
      status: 'live',
      isActive: true,
      expiresAt: inDays(90),
    });
    const sold = await confirmed({ status: 'sold' });
    const answer = await setActive(sold, true);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ msg: 'The poster has marked this property as sold' });
    expect(await isPublic(sold)).toBe(false);
  });

  test.each<[Role, number]>([
    ['admin', 200],
    ['manager', 200],
    ['editor', 200],
    ['sales', 403],
    ['hr', 403],
  ])('R-260 D-55 is answered to %s with %i', async (role, status) => {
    const id = await confirmed();
    expect((await setActive(id, true, await newColleague(app, role))).statusCode).toBe(status);
  });
});

test('D-55 an editor reviews a posting without the contact details of its poster', async () => {
  const id = await confirmed();
  await confirmed();
  const priya = await newColleague(app, 'editor');
  const { name, email, phoneNumber } = await storedPosting(app, id);
  for (const path of [`/post-property/${id}`, `/post-property/${id}/duplicates`, '/post-property']) {
    const { body } = await priya.call('GET', path);
    for (const secret of [name, email, phoneNumber]) expect(body).not.toContain(secret);
  }
  for (const query of [email, phoneNumber, name])
    expect((await priya.call('GET', `/post-property?q=${encodeURIComponent(query)}`)).json().properties).toEqual([]);
  expect((await priya.call('GET', `/post-property/${id}`)).json().record.flat_number).toBe('');
});

test('R-274 deleting takes a property off the site, ends its private link and the consent behind it', async () => {
  const id = await confirmed();
  await setActive(id, true);
  expect((await asha.call('DELETE', `/post-property/${id}`)).json()).toEqual({ success: true });
  const row = await storedPosting(app, id);
  expect(row).toMatchObject({ isActive: false, deletedAt: START, manageTokenHash: null, manageExpiresAt: null });
  const [consent] = await app.db.select().from(consents).where(eq(consents.id, row.consentId));
  expect(consent?.withdrawnAt).toEqual(START);
  expect(await isPublic(id)).toBe(false);
  for (const answer of [await asha.call('GET', `/post-property/${id}`), await setActive(id, true)])
    expect(answer.statusCode).toBe(404);
});

test('R-307 the history of a posting does not keep how to reach its poster', async () => {
  const id = await confirmed();
  const { email, phoneNumber, name } = await storedPosting(app, id);
  await setActive(id, true);
  await asha.call('DELETE', `/post-property/${id}`);
  const entries = (await entriesAbout(app, id)).filter(({ entity }) => entity === 'post-property');
  expect(entries).toMatchObject([
    { action: 'activate', actorId: asha.id },
    { action: 'delete', actorId: asha.id },
  ]);
  for (const secret of [email, phoneNumber, name]) expect(JSON.stringify(entries)).not.toContain(secret);
});
