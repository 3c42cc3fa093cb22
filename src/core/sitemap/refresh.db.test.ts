import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLinks } from '#core';
import { sql, tables } from '#db';
import { createTestApp, LINK_SECRET, SITE_ORIGIN } from '../../../test/app.ts';
import { saveListings } from '../../../test/save-listings.ts';
import { rebuildSitemap, refreshSitemap } from './index.ts';

const app = createTestApp();
const listings = saveListings(app);

const ctx = (origin = SITE_ORIGIN) => ({
  db: app.db,
  links: createLinks(origin, [LINK_SECRET]),
  now: () => app.clock.now,
});
const refresh = () => refreshSitemap(ctx());
const hourLater = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
};

const getXml = async (name: string) => {
  const part = await app.core.sitemap.part(name);
  return part === undefined ? undefined : gunzipSync(part.gzip).toString();
};
const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathsIn = async (name: string) =>
  addressesIn(await getXml(name)).map((address) => address.slice(SITE_ORIGIN.length));
const partNames = async () =>
  addressesIn(await app.core.sitemap.index()).map((address) => address.replace(/^.*\/(.*)\.xml$/, '$1'));
const lastmod = async (name: string, path: string) =>
  new RegExp(`<loc>${SITE_ORIGIN}${path}</loc><lastmod>([^<]*)<`).exec((await getXml(name)) ?? '')?.[1];

let cityId = 0;

beforeAll(async () => {
  const [city] = await app.db
    .insert(tables.cities)
    .values({ name: 'Surat', slug: 'surat', state: 'Gujarat' })
    .returning();
  cityId = city?.id ?? 0;
});

/** Inserts properties with the given ids, published by default. */
const addProperties = (from: number, to: number, status = 'published') =>
  app.db.execute(sql`
    insert into properties (id, slug, title, status, published_at, city_id, property_type, residency_type, possession_status, price, built_up_area_value, built_up_area_unit)
    overriding system value
    select g, 'home-' || g, 'Home ' || g, ${status}::listing_status, now(), ${cityId}, 'villa', 'residential', 'ready_to_move', 10000000, 1000, 'sq_ft'
    from generate_series(${from}::bigint, ${to}::bigint) g`);

beforeEach(async () => {
  await app.owner.execute(
    sql`truncate properties, projects, posted_properties, blogs, jobs, sitemap_parts, sitemap_changes cascade`,
  );
});

describe('D-42 the sitemap', () => {
  test('lists what is published, and nothing else', async () => {
    await addProperties(1, 3);
    await addProperties(4, 4, 'draft');
    await addProperties(5, 5, 'withdrawn');
    await addProperties(6, 6, 'sold');
    await refresh();
    expect(await pathsIn('properties-00001')).toEqual([
      '/properties/home-1',
      '/properties/home-2',
      '/properties/home-3',
    ]);
    await listings.properties.remove(2);
    await listings.properties.setStatus(3, 'withdrawn');
    await refresh();
    expect(await pathsIn('properties-00001')).toEqual(['/properties/home-1']);
  });

  test('has parts of fifty thousand ids, of which a change rebuilds only one', async () => {
    await addProperties(49_999, 50_002);
    await refresh();
    expect(await partNames()).toEqual(['pages-00001', 'properties-00001', 'properties-00002']);
    expect(await pathsIn('properties-00001')).toEqual(['/properties/home-49999', '/properties/home-50000']);
    expect(await pathsIn('properties-00002')).toEqual(['/properties/home-50001', '/properties/home-50002']);
    const [first, second] = [
      await app.core.sitemap.part('properties-00001'),
      await app.core.sitemap.part('properties-00002'),
    ];
    hourLater();
    await listings.properties.update(50_001, { slug: 'a-better-name' });
    await refresh();
    expect(await app.core.sitemap.part('properties-00001')).toEqual(first);
    expect(await pathsIn('properties-00002')).toContain('/properties/a-better-name');
    expect((await app.core.sitemap.part('properties-00002'))?.changedAt).toEqual(app.clock.now);
    expect(second?.changedAt).not.toEqual(app.clock.now);
  });

  test('notes a change in the part that will list it, at the edges of ranges and anywhere else', async () => {
    for (const id of [1, 50_000, 50_001, 100_000, 123_456_789, 9_999_999_999]) {
      await addProperties(id, id);
      await refresh();
      const name = `properties-${String(Math.ceil(id / 50_000)).padStart(5, '0')}`;
      expect(await pathsIn(name)).toContain(`/properties/home-${id}`);
    }
  });

  test('keeps the dates of parts that say the same as before', async () => {
    await addProperties(1, 2);
    await refresh();
    const before = await app.core.sitemap.part('properties-00001');
    hourLater();
    await refresh();
    expect(await app.core.sitemap.part('properties-00001')).toEqual(before);
  });

  test('tells when a page last changed', async () => {
    await addProperties(1, 1);
    await app.db.execute(sql`update properties set updated_at = '2026-05-01T10:00:00.25Z'`);
    await refresh();
    expect(await lastmod('properties-00001', '/properties/home-1')).toBe('2026-05-01T10:00:00Z');
    expect(await lastmod('pages-00001', '/properties')).toBe(app.clock.now.toISOString().replace('.000', ''));
  });

  test('reads a full range in batches and lists every page of it once', async () => {
    await addProperties(1, 12_345);
    await refresh();
    const paths = await pathsIn('properties-00001');
    expect(paths).toHaveLength(12_345);
    expect(new Set(paths).size).toBe(12_345);
  });

  test('drops a part whose last page went', async () => {
    await addProperties(1, 1);
    await refresh();
    expect(await partNames()).toContain('properties-00001');
    await listings.properties.setStatus(1, 'sold');
    await refresh();
    expect(await partNames()).not.toContain('properties-00001');
    expect(await app.core.sitemap.part('properties-00001')).toBeUndefined();
  });

  test('misses no change that commits while it is being made', async () => {
    await addProperties(1, 1);
    const writer = await app.pool.connect();
    await writer.query("begin; update properties set slug = 'renamed' where id = 1");
    await refresh();
    expect(await pathsIn('properties-00001')).toEqual(['/properties/home-1']);
    await writer.query('commit');
    writer.release();
    await refresh();
    expect(await pathsIn('properties-00001')).toEqual(['/properties/renamed']);
  });

  test('is made by several workers at once without harm', async () => {
    await addProperties(1, 3);
    await addProperties(60_000, 60_001);
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(await pathsIn('properties-00001')).toHaveLength(3);
    expect(await pathsIn('properties-00002')).toHaveLength(2);
    expect((await app.db.select().from(tables.sitemapChanges)).length).toBe(0);
  });

  test('stops when asked to and goes on from there', async () => {
    await addProperties(1, 1);
    await refreshSitemap(ctx(), AbortSignal.abort());
    expect(await app.core.sitemap.part('properties-00001')).toBeUndefined();
    await refresh();
    expect(await app.core.sitemap.part('properties-00001')).toBeDefined();
  });

  test('follows the site to another address', async () => {
    await addProperties(1, 1);
    await refresh();
    await refreshSitemap(ctx('https://homes.example'));
    expect(await app.core.sitemap.part('properties-00001')).toBeUndefined();
    await refresh();
    expect(await pathsIn('properties-00001')).toEqual(['/properties/home-1']);
  });

  test('can be rebuilt after rows were loaded past the triggers', async () => {
    await addProperties(1, 1);
    await app.owner.execute(sql`truncate sitemap_changes`);
    await refresh();
    expect(await partNames()).toEqual(['pages-00001']);
    await rebuildSitemap(ctx());
    expect(await pathsIn('properties-00001')).toEqual(['/properties/home-1']);
  });
});

describe('R-023 D-42 the sitemap knows', () => {
  test('the pages of the site, the homes of cities and the popular links', async () => {
    await app.db.insert(tables.popularLinks).values([
      { title: 'Property In India', slug: 'property-in-india', shows: 'properties' },
      { title: 'Flats & plots in Surat', slug: 'flats&plots', shows: 'projects', cityId },
    ]);
    await refresh();
    expect(await pathsIn('pages-00001')).toEqual([
      '/',
      '/projects',
      '/properties',
      '/rent',
      '/posted-properties',
      '/blogs',
      '/careers',
      '/available-cities',
      '/most-popular-links',
      '/about-us',
      '/contact-us',
      '/why-choose-us',
      '/privacy-policy',
      '/terms-and-conditions',
      '/return-and-refund-policy',
      '/disclaimer',
      '/city/surat',
      '/most-popular-links/property-in-india',
      '/most-popular-links/flats%26plots',
    ]);
  });

  test('projects, and articles that are published', async () => {
    const id = await listings.projects.create({
      title: 'Kaveri Waterfront',
      city_id: cityId,
      residency_type: 'residential',
      possession_status: 'ready_to_move',
      price_on_request: true,
      area: { value: 12, unit: 'acre' },
    });
    await listings.projects.setStatus(id, 'published');
    const blog = { author: 'Asha Menon', content: '<p>x</p>' };
    await app.db.insert(tables.blogs).values([
      { ...blog, slug: 'choosing-a-plot', title: 'Choosing a plot', status: 'published', publishedAt: app.clock.now },
      { ...blog, slug: 'unfinished', title: 'Unfinished', status: 'draft' },
    ]);
    await refresh();
    expect((await partNames()).some((name) => name.startsWith('projects-'))).toBe(true);
    const names = await partNames();
    const all = (await Promise.all(names.map(pathsIn))).flat();
    expect(all).toContain('/projects/kaveri-waterfront');
    expect(all).toContain('/blog/choosing-a-plot');
    expect(all).not.toContain('/blog/unfinished');
  });

  test('D-63 posted properties that are live, among the properties', async () => {
    await app.db.execute(sql`
      with consent as (insert into consents (notice_version, purposes) values ('1', array['listing']) returning id)
      insert into posted_properties (posted_by, name, email, country_code, phone_number, city, address, property_type, property_details, submission_key, consent_id, is_active, email_confirmed_at)
      select 'owner', 'Meera', 'meera@aangan.example', '+91', '0000000000', 'Surat', 'Somewhere in Surat', 'villa', repeat('Quiet. ', 6), gen_random_uuid(), consent.id, g = 1, now() from consent, generate_series(1, 2) g`);
    await app.core.postings.publishEarlier(new AbortController().signal);
    await refresh();
    const name = (await partNames()).find((part) => part.startsWith('properties-')) ?? '';
    expect(await pathsIn(name)).toEqual(['/properties/quiet-quiet-quiet-quiet-quiet-quiet']);
  });

  test('openings while they take applications, by the calendar of India', async () => {
    await app.db.insert(tables.jobs).values({
      slug: 'site-advisor',
      jobTitle: 'Site advisor',
      jobDescription: '<p>x</p>',
      contactPersonName: 'Asha Menon',
      contactPersonEmail: 'asha@aangan.example',
      contactPersonNumber: '+91 00000 00000',
      vacancies: 1,
      educationRequired: 'Any',
      experienceRequired: 'None',
      salaryRange: 'Fair',
      locations: 'Surat',
      applicationStartDate: '2027-03-10',
      applicationEndDate: '2027-03-11',
    });
    const openAt = async (moment: string) => {
      app.clock.now = new Date(moment);
      await refresh();
      return pathsIn('jobs-00001');
    };
    expect(await openAt('2027-03-09T18:00:00Z')).toEqual([]);
    expect(await openAt('2027-03-09T19:00:00Z')).toEqual(['/career/site-advisor']);
    expect(await openAt('2027-03-11T18:00:00Z')).toEqual(['/career/site-advisor']);
    expect(await openAt('2027-03-11T19:00:00Z')).toEqual([]);
  });
});
