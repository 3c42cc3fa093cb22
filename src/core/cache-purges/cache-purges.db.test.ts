import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { projectInput, propertyInput } from '../../../test/listing-inputs.ts';
import { confirmedProperty, postProperty } from '../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const API = '/api/v1/public';
let asha: Colleague;
let cityId = 0;

beforeAll(async () => {
  asha = await newColleague(app);
  cityId = (await asha.call('POST', '/master-list/city', { city: 'Gurugram', state: 'Haryana' })).json().id;
});

const clearPurges = () => app.db.delete(tables.cachePurges);
const noted = async () => (await app.db.select().from(tables.cachePurges)).map(({ path }) => path);
const notedBy = async (work: () => Promise<unknown>) => {
  await clearPurges();
  await work();
  return noted();
};

const add = async (changes: object) =>
  (await asha.call('POST', '/property', propertyInput(cityId, changes))).json().id as number;
const change = (id: number, changes: object) => asha.call('PATCH', `/property/${id}`, changes);

describe('what caches must forget', () => {
  test('a published listing: its page, its calls, and what shows it among others', async () => {
    const paths = await notedBy(() => add({ slug: 'by-the-lake' }));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/properties/by-the-lake',
        `${API}/property/by-the-lake`,
        `${API}/property/by-the-lake/similar`,
        '/',
        '/city/*',
        '/properties',
        `${API}/property`,
        `${API}/home-groups`,
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('R-334 a property of a project: also the pages of the project that lists it, before and after', async () => {
    const addProject = async (slug: string) =>
      (await asha.call('POST', '/project', projectInput(cityId, { title: slug, slug }))).json().id as number;
    const [first, second] = [await addProject('first-court'), await addProject('second-court')];
    const id = await add({ slug: 'in-a-court', project_id: first });
    const paths = await notedBy(() => change(id, { project_id: second }));
    expect(paths).toEqual(expect.arrayContaining(['/projects/first-court', '/projects/second-court']));
  });

  test('a draft stands on no list: only what is at its own address is forgotten', async () => {
    const paths = await notedBy(() => add({ slug: 'not-yet', status: 'draft' }));
    expect(paths).toEqual(['/properties/not-yet', `${API}/property/not-yet`, `${API}/property/not-yet/similar`]);
  });

  test('a listing that moves: its new address and every one it had', async () => {
    const id = await add({ slug: 'first-name' });
    await change(id, { slug: 'second-name' });
    const paths = await notedBy(() => change(id, { slug: 'third-name' }));
    for (const slug of ['first-name', 'second-name', 'third-name']) expect(paths).toContain(`/properties/${slug}`);
  });

  test('a change that is refused makes nothing be forgotten', async () => {
    const id = await add({ slug: 'stays-as-it-is' });
    expect(await notedBy(() => change(id, { price: 0.5 }))).toEqual([]);
  });

  test('what stands on every page: everything', async () => {
    const faq = { question: 'Do you charge buyers?', answer: 'No.', status: 'published', position: 1 };
    expect(await notedBy(() => asha.call('POST', '/faq', faq))).toEqual(['/*']);
    expect(await notedBy(() => asha.call('POST', '/master-list/tag', { tag_name: 'Lakeside' }))).toEqual(['/*']);
  });

  test('a redirect: the address it leads away from', async () => {
    const redirect = { from_path: '/old-brochure', to_path: '/properties' };
    expect(await notedBy(() => asha.call('POST', '/redirect', redirect))).toEqual(['/old-brochure']);
  });

  test('what no visitor sees: nothing', async () => {
    const colleague = { full_name: 'Ravi Kumar', email: 'ravi@aangan.example', role: 'sales' };
    expect(await notedBy(() => asha.call('POST', '/users', colleague))).toEqual([]);
  });

  test('what scheduled tasks do: publishing what is due', async () => {
    const id = await add({ slug: 'due-today', status: 'scheduled', scheduled_for: '2026-11-15T07:00:00Z' });
    expect(id).toBeGreaterThan(0);
    app.clock.now = new Date('2026-11-15T07:01:00Z');
    const paths = await notedBy(() => app.core.listings.publishDue());
    expect(paths).toEqual(expect.arrayContaining(['/properties/due-today', '/properties', '/']));
  });

  test('what scheduled tasks do: a posted property whose time is over', async () => {
    const id = await confirmedProperty(app);
    const live = { status: 'live', isActive: true, expiresAt: new Date('2026-11-01') } as const;
    await app.db.update(tables.postedProperties).set(live);
    expect(await notedBy(() => app.core.postings.expire())).toEqual([
      `/posted-properties/${id}`,
      `${API}/public-property/${id}`,
      '/posted-properties',
      `${API}/public-property`,
    ]);
  });
});

test('a picture that becomes public after its page was cached purges that page', async () => {
  const picture = { name: 'yard.jpg', body: await drawnPhoto('elevation-villa-7-day', 300).jpeg().toBuffer() };
  await clearPurges();
  const id = await postProperty(app, {}, [picture]);
  const confirmed = { isActive: true, emailConfirmedAt: app.clock.now };
  await app.db.update(tables.postedProperties).set(confirmed).where(eq(tables.postedProperties.id, id));
  await app.core.postings.movePictures(id);
  expect(await noted()).toContain(`/posted-properties/${id}`);
});

describe('telling the caches', () => {
  const caches: Server[] = [];

  /** A stub cache that accepts PURGE and records the requests. */
  async function openCache(status = 200) {
    const heard: string[] = [];
    const server = createServer((request, answer) => {
      heard.push(`${request.method} ${request.url}`);
      answer.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    caches.push(server);
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
  }

  const note = async (...paths: string[]) => app.db.insert(tables.cachePurges).values(paths.map((path) => ({ path })));
  const letTimePass = () => app.db.update(tables.cachePurges).set({ dueAt: sql`now()` });

  beforeEach(clearPurges);
  afterEach(() => {
    for (const cache of caches.splice(0)) cache.close();
  });

  test('each path once however often it was noted, and once more when pages under way are done', async () => {
    const cache = await openCache();
    await note('/', '/', '/properties');
    await app.core.caches.purge([cache.url]);
    expect(cache.heard.toSorted()).toEqual(['PURGE /', 'PURGE /properties']);
    await app.core.caches.purge([cache.url]);
    expect(cache.heard).toHaveLength(2);
    await letTimePass();
    await app.core.caches.purge([cache.url]);
    expect(cache.heard).toHaveLength(4);
    expect(await noted()).toEqual([]);
  });

  test('a cache that does not answer is told later, and does not keep the others waiting', async () => {
    const [well, ill] = [await openCache(), await openCache(503)];
    await note('/properties');
    await expect(app.core.caches.purge([well.url, ill.url])).rejects.toThrow('could not be purged');
    expect(well.heard).toEqual(['PURGE /properties']);
    expect(await noted()).toEqual(['/properties']);
    await note('/blogs');
    await expect(app.core.caches.purge([well.url, ill.url])).rejects.toThrow('could not be purged');
    expect(well.heard.at(-1)).toBe('PURGE /blogs');
    await letTimePass();
    await app.core.caches.purge([well.url]);
    expect(well.heard.slice(-2).toSorted()).toEqual(['PURGE /blogs', 'PURGE /properties']);
  });

  test('what no cache would serve any more is given up after a day', async () => {
    const ill = await openCache(503);
    await note('/properties');
    await app.db.update(tables.cachePurges).set({ createdAt: sql`now() - interval '25 hours'` });
    await expect(app.core.caches.purge([ill.url])).rejects.toThrow('could not be purged');
    expect(await noted()).toEqual([]);
  });

  test('several workers share the work, however much there is', async () => {
    const cache = await openCache();
    await note(...Array.from({ length: 450 }, (_, index) => `/properties/home-${index}`));
    await Promise.all([app.core.caches.purge([cache.url]), app.core.caches.purge([cache.url])]);
    expect(new Set(cache.heard).size).toBe(450);
    expect(cache.heard).toHaveLength(450);
  });

  test('a cache that says nothing leaves no connection idle in a transaction', async () => {
    const asked = Promise.withResolvers<void>();
    const held = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
    await once(held, 'listening');
    await note('/properties');
    const url = `http://127.0.0.1:${(held.address() as AddressInfo).port}`;
    const purging = app.core.caches.purge([url]).catch((error: unknown) => error);
    await asked.promise;
    const { rows } = await app.pool.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    expect(await purging).toBeInstanceOf(AggregateError);
    held.closeAllConnections();
    held.close();
    expect(await noted()).toEqual(['/properties']);
  });

  test('what a worker claimed before it crashed is due again a minute later', async () => {
    const cache = await openCache();
    await note('/properties');
    await app.db.update(tables.cachePurges).set({ dueAt: sql`now() + interval '60 seconds'` });
    expect(await app.core.caches.purge([cache.url])).toBe(0);
    await letTimePass();
    expect(await app.core.caches.purge([cache.url])).toBe(1);
  });

  test('without a cache in front the notes simply go', async () => {
    await note('/', '/properties');
    expect(await app.core.caches.purge([])).toBe(2);
    expect(await noted()).toEqual([]);
  });
});
