import { beforeEach, describe, expect, test } from 'vitest';
import { asc, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';

const app = createTestApp();
const { missedSearches, pageViews } = tables;

const send = (payload: string, headers: Record<string, string> = { 'content-type': 'text/plain;charset=UTF-8' }) =>
  app.server.inject({ method: 'POST', url: '/api/v1/seen', payload, headers: { ...newVisitor(), ...headers } });

const views = () => app.db.select().from(pageViews).orderBy(asc(pageViews.day), asc(pageViews.path));
const misses = () => app.db.select().from(missedSearches).orderBy(asc(missedSearches.day), asc(missedSearches.words));
const search = (query: string) => app.server.inject({ url: `/api/v1/public/project?${query}`, headers: newVisitor() });
const at = (moment: string) => {
  app.clock.now = new Date(moment);
};

beforeEach(async () => {
  await app.core.counts.store();
  await app.db.delete(pageViews);
  await app.db.delete(missedSearches);
  at('2026-11-15T06:30:00Z');
});

describe('counting views of pages', () => {
  test('adds them up by page and by the day in India, with nothing else about anybody', async () => {
    at('2026-11-15T18:29:00Z');
    await send('/properties/green-court?utm=1');
    await send('/properties/green-court/');
    at('2026-11-15T18:31:00Z');
    await send('/properties/green-court');
    expect(await views()).toEqual([]);
    await app.core.counts.store();
    await send('/properties/green-court');
    await app.core.counts.store();
    expect(await views()).toEqual([
      { day: '2026-11-15', path: '/properties/green-court', views: 2 },
      { day: '2026-11-16', path: '/properties/green-court', views: 2 },
    ]);
  });

  test('R-309 answers everything alike, without a cookie, and counts only pages of the site', async () => {
    const answers = [
      await send('/about-us'),
      await send('/admin/users'),
      await send('/projects/meera@aangan.example'),
      await send(''),
      await send('x'.repeat(900)),
      await send('{"path":"/about-us"}', { 'content-type': 'application/json' }),
    ];
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body, headers['cache-control'], headers['set-cookie']]).toEqual([
        204,
        '',
        'no-store',
        undefined,
      ]);
    }
    expect((await send('x'.repeat(2000))).statusCode).toBe(413);
    await app.core.counts.store();
    expect((await views()).map(({ path }) => path)).toEqual(['/about-us']);
  });

  test('R-309 is limited for each visitor', async () => {
    const headers = { ...newVisitor(), 'content-type': 'text/plain' };
    for (let view = 0; view < 300; view += 1) expect((await send('/', headers)).statusCode).toBe(204);
    expect((await send('/', headers)).statusCode).toBe(429);
  });

  test('R-309 keeps two thousand pages of a day and goes on counting those', async () => {
    for (let page = 0; page < 2500; page += 1) app.core.counts.seen(`/posted-properties/${page}`);
    await app.core.counts.store();
    expect(await views()).toHaveLength(2000);
    app.core.counts.seen('/posted-properties/7');
    app.core.counts.seen('/contact-us');
    at('2026-11-16T06:30:00Z');
    app.core.counts.seen('/contact-us');
    await app.core.counts.store();
    const pageViewRows = await views();
    expect(pageViewRows).toHaveLength(2001);
    expect(pageViewRows).toContainEqual({ day: '2026-11-15', path: '/posted-properties/7', views: 2 });
    expect(pageViewRows.at(-1)).toEqual({ day: '2026-11-16', path: '/contact-us', views: 1 });
  });

  test('loses nothing while the database cannot be reached', async () => {
    app.core.counts.seen('/blogs');
    await app.ownerPool.query('alter table page_views rename to page_views_away');
    await expect(app.core.counts.store()).rejects.toThrow();
    await app.ownerPool.query('alter table page_views_away rename to page_views');
    await app.core.counts.store();
    expect(await views()).toEqual([{ day: '2026-11-15', path: '/blogs', views: 1 }]);
  });

  test('forgets them after four hundred days', async () => {
    app.core.counts.seen('/blogs');
    await app.core.counts.store();
    at('2027-12-20T06:30:00Z');
    expect(await app.core.counts.deleteExpired()).toBe(0);
    at('2027-12-21T06:30:00Z');
    expect(await app.core.counts.deleteExpired()).toBe(1);
    expect(await views()).toEqual([]);
  });
});

describe('counting searches without a result', () => {
  test('keeps their words and the day, not who searched', async () => {
    await search('search=%20Sea%20%20VIEW%20');
    await search('search=sea+view&city_id=7');
    await search('landmark=lighthouse');
    await app.core.counts.store();
    expect(await misses()).toEqual([
      { day: '2026-11-15', words: 'lighthouse', times: 1 },
      { day: '2026-11-15', words: 'sea view', times: 2 },
    ]);
  });

  test('keeps nothing of what may be a person, of a search without words, or of letters typed for suggestions', async () => {
    await search('search=meera@aangan.example');
    await search('search=00000 01044');
    await search('city_id=999');
    await app.server.inject({ url: '/api/v1/public/search?searchTerm=nowhere', headers: newVisitor() });
    await app.core.counts.store();
    expect(await misses()).toEqual([]);
  });

  test('keeps two hundred of a day', async () => {
    for (let number = 0; number < 300; number += 1) app.core.counts.recordZeroResultSearch(`court ${number}`);
    await app.core.counts.store();
    app.core.counts.recordZeroResultSearch('one more');
    await app.core.counts.store();
    expect(await misses()).toHaveLength(200);
  });
});

test('what was counted is stored when the server stops', async () => {
  const { buildServer } = await import('../../server.ts');
  const { pino } = await import('pino');
  const server = await buildServer({
    core: app.core,
    logger: pino({ level: 'silent' }),
    siteOrigin: 'https://www.aangan.example',
    trustProxy: false,
    version: 'test',
    pages: 'none',
  });
  app.core.counts.seen('/careers');
  await server.close();
  expect(await views()).toEqual([{ day: '2026-11-15', path: '/careers', views: 1 }]);
});
