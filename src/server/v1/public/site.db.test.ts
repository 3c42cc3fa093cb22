import { beforeAll, describe, expect, test } from 'vitest';
import { tables } from '#db';
import { seedDemo } from '#demo';
import { createTestApp } from '../../../../test/app.ts';

const app = createTestApp();
const STAFF = { fullName: 'Asha Menon', email: 'asha@aangan.example', passwordHash: 'x' };

beforeAll(() => seedDemo(app.db, STAFF));

describe('GET /public/city', () => {
  test('R-192 R-214 lists every city by name', async () => {
    const answer = await app.server.inject('/api/v1/public/city');
    expect(answer.statusCode).toBe(200);
    const { success, cities } = answer.json();
    expect(success).toBe(true);
    expect(cities.length).toBeGreaterThanOrEqual(16);
    expect(cities[0]).toEqual({ id: expect.any(Number), city_name: 'Ahmedabad', slug: 'ahmedabad' });
  });
});

describe('GET /public/featured-city', () => {
  test('R-193 R-214 lists the active ones with the city to filter by and a picture', async () => {
    const { featuredCities } = (await app.server.inject('/api/v1/public/featured-city')).json();
    expect(featuredCities).toHaveLength(12);
    expect(featuredCities[0]).toMatchObject({ name: 'Delhi', image_url: 'pictures/city-delhi.svg' });
    const { cities } = (await app.server.inject('/api/v1/public/city')).json();
    const delhi = cities.find((city: { city_name: string }) => city.city_name === 'Delhi');
    expect(featuredCities[0].cityId).toBe(delhi.id);
  });

  test('R-193 R-272 leaves out what staff switched off', async () => {
    await app.db.update(tables.featuredCities).set({ isActive: false });
    expect((await app.server.inject('/api/v1/public/featured-city')).json()).toEqual({
      success: true,
      featuredCities: [],
    });
    await app.db.update(tables.featuredCities).set({ isActive: true });
  });
});

describe('GET /public/site', () => {
  test('R-005 R-006 gives the facts of every page: phone, chat, hours', async () => {
    const { site } = (await app.server.inject('/api/v1/public/site')).json();
    expect(site.facts.office_hours).toBe('Monday to Sunday, 10:00 AM to 6:30 PM');
    expect(site.facts.phone).toMatch(/^\+91/);
    expect(site.facts.whatsapp).toMatch(/^91/);
    expect(site.faqs).toHaveLength(6);
  });

  test('D-45 keeps the basis of a claim inside', async () => {
    const { site } = (await app.server.inject('/api/v1/public/site')).json();
    expect(site.counters).toHaveLength(4);
    expect(site.counters[0]).not.toHaveProperty('basis');
  });

  test('D-40 shows what staff have stored', async () => {
    const { site } = (await app.server.inject('/api/v1/public/site')).json();
    await app.db.insert(tables.settings).values({ key: 'site', value: { ...site.facts, brand: 'Another name' } });
    expect((await app.server.inject('/api/v1/public/site')).json().site.facts.brand).toBe('Another name');
  });
});

describe('every public read', () => {
  test('can be cached by its address and is not sent twice', async () => {
    const first = await app.server.inject('/api/v1/public/city');
    expect(first.headers['cache-control']).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate/);
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await app.server.inject({
      url: '/api/v1/public/city',
      headers: { 'if-none-match': first.headers.etag },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('demo data', () => {
  test('is loaded once', async () => {
    expect(await seedDemo(app.db, STAFF)).toBe('unchanged');
  });

  test('never touches a database with real data', async () => {
    await app.db.delete(tables.settings);
    await expect(seedDemo(app.db, STAFF)).rejects.toThrow('not demo data');
    expect(await app.db.select().from(tables.settings)).toEqual([]);
  });
});
