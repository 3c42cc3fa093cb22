import { beforeAll, describe, expect, test } from 'vitest';
import { type RecordHit, RecordHits } from '#contract';
import { hashPassword, rebuildSearch } from '#core';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { fillProperties } from '../../../../test/listings.ts';

const app = createTestApp();
const ASHA = { email: 'asha@aangan.example', password: 'a long enough password' };
let cookie = '';

const { properties } = tables;

const rename = (from: string, title: string) =>
  app.db.update(properties).set({ title }).where(eq(properties.title, from));

beforeAll(async () => {
  const { db, server } = app;
  const passwordHash = await hashPassword(ASHA.password);
  await db.insert(tables.users).values([
    { fullName: 'Asha Menon', email: ASHA.email, role: 'admin', passwordHash },
    { fullName: 'Former Menon', email: 'gone@aangan.example', role: 'sales', isActive: false, deletedAt: new Date() },
  ]);
  await fillProperties(db, 700);
  await db.insert(tables.cities).values({ name: 'Mumbai', slug: 'mumbai', state: 'Maharashtra' });
  await db.insert(tables.projects).values([
    { slug: 'jasmine-court', title: 'Jasmine Court' },
    { slug: 'night-jasmine', title: 'The Night-Jasmine (Phase 2)' },
    { slug: 'jasmine-gone', title: 'Jasmine Gone', deletedAt: new Date() },
  ]);
  await db.insert(tables.blogs).values({ slug: 'a', title: 'What jasmine costs', author: 'Ira Sen', content: 'x' });
  const [oldest] = await db
    .select({ title: properties.title })
    .from(properties)
    .where(eq(properties.status, 'published'))
    .orderBy(properties.id)
    .limit(1);
  await rename(oldest?.title ?? '', 'Parijat House');
  await rebuildSearch(app.owner);
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login',
    payload: ASHA,
    headers: newVisitor(),
  });
  cookie = `${answer.cookies[0]?.name}=${answer.cookies[0]?.value}`;
});

const ask = (query: string) =>
  app.server.inject({ url: `/api/v1/admin/search?${query}`, headers: { cookie, ...newVisitor() } });

async function find(term: string): Promise<RecordHit[]> {
  const answer = await ask(new URLSearchParams({ q: term }).toString());
  expect(answer.statusCode).toBe(200);
  return RecordHits.parse(answer.json()).hits;
}

const labels = async (term: string) => (await find(term)).map(({ label }) => label);

describe('the search over all records', () => {
  test('D-51 refuses a visitor', async () => {
    const answer = await app.server.inject('/api/v1/admin/search?q=jasmine');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, logout: true });
    expect(answer.body).not.toContain('Jasmine');
  });

  test('finds drafts by any word of their name, whatever stands between the words, and nothing that was deleted', async () => {
    expect(await find('JASM')).toEqual([
      { kind: 'project', id: expect.any(Number), label: 'The Night-Jasmine (Phase 2)', note: 'Draft' },
      { kind: 'project', id: expect.any(Number), label: 'Jasmine Court', note: 'Draft' },
      { kind: 'blog', id: expect.any(Number), label: 'What jasmine costs', note: 'Ira Sen · Draft' },
    ]);
    expect(await labels('night jasmine phase')).toEqual(['The Night-Jasmine (Phase 2)']);
    expect(await labels('asmine')).toEqual([]);
    expect(await labels('menon')).toEqual(['Asha Menon']);
    expect(await labels('asha@aangan')).toEqual(['Asha Menon']);
  });

  test('finds a city by its former name, as visitors do', async () => {
    expect(await find('Bombay')).toMatchObject([{ kind: 'city', label: 'Mumbai', note: 'Maharashtra' }]);
  });

  test('finds what visitors are offered, however old, by its name of today', async () => {
    expect(await labels('parijat')).toEqual(['Parijat House']);
    await rename('Parijat House', 'Mogra House');
    expect(await labels('parijat')).toEqual(['Mogra House']);
  });

  test('gives at most five of a kind', async () => {
    const hits = await find('property');
    expect(hits.filter(({ kind }) => kind === 'property')).toHaveLength(5);
  });

  test.each(['', 'q=', 'q=%20', 'q=%00', 'q=*', 'q=a&q=b', 'q=(%5B%7B%5C', "q=';--", 'q=%E0%A4%AE%E0%A5%81', 'q=%ZZ'])(
    'answers %j as it answers anything',
    async (query) => {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(200);
      expect(RecordHits.strict().parse(answer.json())).toEqual(answer.json());
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );
});
