import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, desc, eq, tables } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';
import { ALL_CHECKED, projectInput, propertyInput } from '../../../../test/listing-inputs.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { auditEntries, mails, properties } = tables;
const START = new Date('2026-11-15T06:30:00Z');
const inHours = (hours: number) => new Date(START.getTime() + hours * 60 * 60 * 1000);
let asha: Colleague;
let cityId = 0;

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
  cityId = (await asha.call('POST', '/master-list/city', { city: 'Gurugram', state: 'Haryana' })).json().id;
});
beforeEach(() => {
  app.clock.now = START;
});

const property = (changes: object = {}) => propertyInput(cityId, { status: 'draft', ...changes });
const project = (changes: object = {}) => projectInput(cityId, { status: 'draft', ...changes });

const add = async (path: string, input: object): Promise<number> => (await asha.call('POST', path, input)).json().id;
const record = async (path: string, id: number) => (await asha.call('GET', `${path}/${id}`)).json().record;
const visit = (path: string) => app.server.inject({ url: `/api/v1/public${path}`, headers: newVisitor() });
const getErrors = async (answer: ReturnType<Colleague['call']>): Promise<Record<string, string>> =>
  Object.fromEntries(
    ((await answer).json().errors as { field: string; message: string }[]).map(({ field, message }) => [
      field,
      message,
    ]),
  );

describe('R-303 a scheduled listing', () => {
  const soon = { status: 'scheduled', scheduled_for: inHours(2).toISOString() };

  test('needs a moment that lies ahead and everything that a published one needs', async () => {
    const bare = { title: 'Nothing known yet', description: '', address: '', ...soon };
    expect(await getErrors(asha.call('POST', '/property', bare))).toMatchObject({
      price: 'Enter the price before you publish',
    });
    expect(await getErrors(asha.call('POST', '/project', project({ ...soon, rera_id: null })))).toEqual({
      rera_id: 'A project that is not complete needs a RERA number',
    });
    const id = await add('/property', property());
    expect(await getErrors(asha.call('PATCH', `/property/${id}`, { status: 'scheduled' }))).toEqual({
      scheduled_for: 'Choose when to publish it',
    });
    const past = { status: 'scheduled', scheduled_for: START.toISOString() };
    expect(await getErrors(asha.call('PATCH', `/property/${id}`, past))).toEqual({
      scheduled_for: 'Choose a time in the future',
    });
    expect(await record('/property', id)).toMatchObject({ status: 'draft', scheduled_for: null });
  });

  test.each([
    ['property', property],
    ['project', project],
  ] as const)('is not public before, and public after: a %s', async (path, input) => {
    const id = await add(`/${path}`, input({ slug: 'to-come', ...soon }));
    const found = async () => (await visit(`/${path}?sort=newest`)).body.includes('"to-come"');
    app.clock.now = inHours(1.99);
    await app.core.listings.publishDue();
    expect((await visit(`/${path}/to-come`)).statusCode).toBe(404);
    expect((await visit(`/${path}/to-come/similar`)).statusCode).toBe(404);
    expect(await found()).toBe(false);
    app.clock.now = inHours(2);
    await Promise.all([app.core.listings.publishDue(), app.core.listings.publishDue()]);
    expect((await visit(`/${path}/to-come`)).json()[path].confirmed_at).toBe(inHours(2).toISOString());
    expect(await found()).toBe(true);
    expect(await record(`/${path}`, id)).toMatchObject({ status: 'published', scheduled_for: null });
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, path), eq(auditEntries.entityId, String(id))))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({
      actorId: null,
      before: { status: 'scheduled', scheduledFor: inHours(2).toISOString() },
      after: { status: 'published', scheduledFor: null },
    });
  });

  test('becomes a draft again when it is not complete any more, and the person who changed it last is told', async () => {
    const id = await add('/property', property({ title: 'House without a price', ...soon }));
    await app.db.update(properties).set({ price: null }).where(eq(properties.id, id));
    app.clock.now = inHours(3);
    expect(await app.core.listings.publishDue()).toBe(1);
    expect(await record('/property', id)).toMatchObject({ status: 'draft', scheduled_for: null });
    const notices = await app.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, asha.email), eq(mails.template, 'listing-not-published')));
    expect(notices.map(({ data }) => data)).toEqual([
      {
        kind: 'property',
        listingId: id,
        title: 'House without a price',
        missing: ['Enter the price before you publish'],
      },
    ]);
  });

  test('can be published at once, put off and taken back', async () => {
    const id = await add('/property', property({ ...soon }));
    const later = inHours(48).toISOString();
    await asha.call('PATCH', `/property/${id}`, { scheduled_for: later });
    expect(await record('/property', id)).toMatchObject({ status: 'scheduled', scheduled_for: later });
    expect((await asha.call('GET', '/property?state=scheduled')).json().properties).toMatchObject([{ id }]);
    await asha.call('PATCH', `/property/${id}`, { status: 'published', ...ALL_CHECKED });
    expect(await record('/property', id)).toMatchObject({ status: 'published', scheduled_for: null });
    await asha.call('PATCH', `/property/${id}`, { status: 'scheduled', scheduled_for: later, ...ALL_CHECKED });
    await asha.call('PATCH', `/property/${id}`, { status: 'draft' });
    app.clock.now = inHours(49);
    expect(await app.core.listings.publishDue()).toBe(0);
    app.clock.now = START;
    expect(await record('/property', id)).toMatchObject({ status: 'draft', scheduled_for: null });
  });
});

describe('R-303 confirming a listing', () => {
  test('is possible for what is on the site, and puts it out of the list of those that wait for it', async () => {
    const id = await add('/property', property({ status: 'published' }));
    app.clock.now = inHours(60 * 24 - 0.01);
    const ravi = await newColleague(app, 'sales');
    const waiting = async () => (await ravi.call('GET', '/property?state=to_confirm')).json().properties;
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id }));
    app.clock.now = inHours(60 * 24);
    expect(await waiting()).toContainEqual(expect.objectContaining({ id, freshness: 'due' }));
    await ravi.call('PATCH', `/property/${id}`, { confirmed: true });
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await ravi.call('GET', `/property/${id}`)).json().record).toMatchObject({
      freshness: 'fresh',
      confirmed_at: inHours(60 * 24).toISOString(),
    });
  });

  test.each(['draft', 'withdrawn', 'sold'])('is refused for one that is %s', async (status) => {
    const id = await add('/project', project({ status }));
    const answer = await asha.call('PATCH', `/project/${id}`, { confirmed: true });
    expect([answer.statusCode, answer.json().msg]).toEqual([409, 'Only a published listing can be confirmed']);
  });
});

describe('R-303 the private link to a preview', () => {
  const getToken = async (path: string): Promise<string> =>
    (await asha.call('GET', `${path}/preview`)).json().url.replace(`${SITE_ORIGIN}/preview/`, '');
  const shown = (token: string) => app.core.forms.readPreview({ token });

  test('shows the stored draft as visitors would see it, for a week', async () => {
    const id = await add('/property', property({ title: 'House in the making' }));
    const answer = (await asha.call('GET', `/property/${id}/preview`)).json();
    expect(answer.expires_at).toBe(inHours(7 * 24).toISOString());
    const token = await getToken(`/property/${id}`);
    expect(await shown(token)).toMatchObject({
      kind: 'property',
      item: { title: 'House in the making', description: '<p>Light.</p>', price: 8_500_000, og_image: null },
    });
    await asha.call('PATCH', `/property/${id}`, { title: 'House as good as made', city_id: null, price: null });
    expect(await shown(token)).toMatchObject({ item: { title: 'House as good as made', city: null, price: null } });
    app.clock.now = inHours(7 * 24 + 0.01);
    expect(await shown(token)).toBeUndefined();
  });

  test('opens nothing when it is forged, for the other kind, or for what is deleted', async () => {
    const id = await add('/project', project());
    const token = await getToken(`/project/${id}`);
    expect(await shown(token)).toMatchObject({ kind: 'project', item: { title: 'Jarul Court' } });
    const other = app.links.token('manage-posting', id, inHours(1));
    for (const wrong of ['', 'nonsense', other, token.replace(/^\d+/, String(id + 1)), `${token.slice(0, -1)}_`]) {
      expect(await shown(wrong)).toBeUndefined();
    }
    await asha.call('DELETE', `/project/${id}`);
    expect(await shown(token)).toBeUndefined();
    expect((await asha.call('GET', `/project/${id}/preview`)).statusCode).toBe(404);
    expect((await asha.call('GET', '/property/999999/preview')).statusCode).toBe(404);
  });
});

test('R-306 visitors are told when a RERA number was looked up, and never by whom', async () => {
  await add('/property', property({ slug: 'looked-up', status: 'published', rera_id: 'GGM/1', rera_checked: true }));
  await add('/project', project({ slug: 'not-looked-up', status: 'published' }));
  const answer = await visit('/property/looked-up');
  expect(answer.json().property).toMatchObject({ rera_id: 'GGM/1', rera_checked_at: START.toISOString() });
  expect(answer.body).not.toContain('Colleague');
  expect((await visit('/project/not-looked-up')).json().project.rera_checked_at).toBeNull();
});
