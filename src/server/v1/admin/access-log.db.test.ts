import { beforeEach, expect, test } from 'vitest';
import { sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { newStaff, type StaffAccount, signedIn, staffPost } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const IP = { 'x-forwarded-for': '203.0.113.77' };

let staff: StaffAccount;
let cookie: string;
beforeEach(async () => {
  staff = await newStaff(app, { role: 'admin' });
  cookie = await signedIn(app, staff);
  await app.db.delete(tables.accessLog);
});

const get = (path: string, by = cookie) =>
  app.server.inject({ url: `/api/v1/admin${path}`, headers: { cookie: by, ...IP } });
const entries = async (query = '') => (await get(`/access-log${query}`)).json().entries;

test('a sign-in and a failed one are recorded, with the network and without the address that was typed', async () => {
  const login = (email: string, password: string) => staffPost(app, '/auth/login', { email, password }, IP);
  await login(staff.email, staff.password);
  await login(staff.email, 'wrong');
  await login('stranger@aangan.example', 'wrong');
  const actor = { id: staff.id, full_name: 'Kabir Anand' };
  expect(await entries()).toMatchObject([
    { action: 'sign-in-failed', actor: null, network: '203.0.113.0/24' },
    { action: 'sign-in-failed', actor },
    { action: 'sign-in', actor, record_ids: [], entity: null },
  ]);
  expect(JSON.stringify(await entries())).not.toMatch(/stranger|113\.77/);
});

test('attempts that the rate limit refuses are not recorded', async () => {
  const attempts = Array.from({ length: 8 }, () =>
    staffPost(app, '/auth/login', { email: staff.email, password: 'wrong' }, IP),
  );
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(await entries('?action=sign-in-failed')).toHaveLength(statuses.length - refused);
});

test('reading enquiries, applications, postings, subscribers and a person is recorded by their ids', async () => {
  await staffPost(app, '/subscribers', { email: 'reader@aangan.example' });
  const [subscriber] = await app.db.select({ id: tables.subscribers.id }).from(tables.subscribers);
  await get('/subscribers');
  await get(`/subscribers/${subscriber?.id}`);
  await get('/enquiry');
  await get('/application');
  await get('/post-property');
  await staffPost(app, '/privacy/find', { contacts: ['reader@aangan.example'] }, { cookie, ...IP });
  await get('/property');
  expect((await entries()).map(({ entity, record_ids }: Record<string, unknown>) => [entity, record_ids])).toEqual([
    ['person', []],
    ['post-property', []],
    ['application', []],
    ['enquiry', []],
    ['subscribers', [subscriber?.id]],
    ['subscribers', [subscriber?.id]],
  ]);
  expect(await entries(`?entity=subscribers&record=${subscriber?.id}`)).toHaveLength(2);
  expect(await entries('?action=read&entity=enquiry')).toHaveLength(1);
  expect(await entries('?action=sign-in')).toEqual([]);
});

test('what was refused or not found was not read', async () => {
  const editor = await signedIn(app, await newStaff(app));
  await app.db.delete(tables.accessLog);
  expect((await get('/enquiry', editor)).statusCode).toBe(403);
  expect((await get('/enquiry/999999')).statusCode).toBe(404);
  expect(await entries()).toEqual([]);
});

test('only admins read the access log, in pages, newest first', async () => {
  const editor = await signedIn(app, await newStaff(app));
  expect((await get('/access-log', editor)).statusCode).toBe(403);
  await app.db.delete(tables.accessLog);
  await app.db.execute(sql`
    insert into access_log (action, actor_id, entity, record_ids)
    select 'read', ${staff.id}, 'enquiry', array[n] from generate_series(1, 120) n`);
  const seen: number[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page = (await get(`/access-log?actor_id=${staff.id}${before ? `&before=${before}` : ''}`)).json();
    seen.push(...page.entries.map(({ record_ids }: { record_ids: number[] }) => record_ids[0]));
    before = page.next;
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
});

test('entries are kept for a year', async () => {
  await app.db.execute(sql`
    insert into access_log (action, at) values ('sign-in', ${app.clock.now}::timestamptz - interval '366 days'),
      ('sign-in', ${app.clock.now}::timestamptz - interval '364 days')`);
  await app.core.history.deleteOldAccess(new AbortController().signal);
  expect(await app.db.$count(tables.accessLog)).toBe(1);
});
