import { beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { seedDemo } from './seed-demo.ts';

const first = testDatabase();
const second = testDatabase();
const STAFF = { fullName: 'Asha Menon', email: 'asha@aangan.example', passwordHash: 'x' };
const NOW = new Date('2026-11-16T11:00:00+05:30');

beforeAll(async () => {
  await seedDemo(first.db, STAFF, { now: NOW });
  await seedDemo(second.db, STAFF, { now: NOW });
});

const rows = async (statement: string, { pool }: TestDatabase = first): Promise<Record<string, unknown>[]> =>
  (await pool.query<Record<string, unknown>>(statement)).rows;

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations' order by 1`;

/** Row count and fingerprint of each table, including keys and dates. */
async function fingerprints(database: TestDatabase): Promise<Map<string, { n: number; rows: string }>> {
  const prints = new Map<string, { n: number; rows: string }>();
  for (const { name } of await rows(TABLES, database)) {
    const [print] = await rows(
      `select count(*) as n, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as rows from "${String(name)}" t`,
      database,
    );
    prints.set(String(name), { n: Number(print?.n), rows: String(print?.rows) });
  }
  return prints;
}

describe('seeding the demo', () => {
  test('R-331 R-332 R-333 stores localities, homes for rent and carpet areas', async () => {
    const [stored] = await rows(`select count(*) filter (where purpose = 'rent')::int as rents,
      count(*) filter (where locality_id is null)::int as unplaced, count(carpet_area_value) > 600 as carpets from properties`);
    expect(stored).toEqual({ rents: 240, unplaced: 0, carpets: true });
  });

  test('gives two fresh databases the same rows, down to keys and dates', async () => {
    const prints = await fingerprints(first);
    expect(await fingerprints(second)).toEqual(prints);
    expect(Object.fromEntries([...prints].map(([name, { n }]) => [name, n]))).toMatchObject({
      cities: 18,
      localities: 849,
      featured_cities: 12,
      builders: 40,
      bhk_options: 10,
      projects: 150,
      properties: 1440,
      posted_properties: 60,
      consents: 553,
      blogs: 24,
      jobs: 12,
      testimonials: 9,
      partners: 9,
      popular_links: 25,
      faqs: 6,
      users: 9,
      teams: 2,
      team_members: 4,
      enquiries: 487,
      subscribers: 0,
      job_applications: 6,
    });
  });

  test('R-298 tells of enquiries up to the moment of the seed, the newest still waiting', async () => {
    const [stats] =
      await rows(`select count(*) filter (where created_at > '${NOW.toISOString()}' or first_reply_at > '${NOW.toISOString()}')::int as ahead,
      count(*) filter (where created_at > timestamptz '${NOW.toISOString()}' - interval '7 days')::int as week,
      count(*) filter (where status = 'new')::int as waiting,
      count(*) filter (where (first_reply_at is null) <> (status = 'new') or (first_reply_at is null) <> (reply_minutes is null))::int as odd
      from enquiries`);
    expect(stats).toMatchObject({ ahead: 0, odd: 0 });
    expect(stats?.week).toBeGreaterThan(10);
    expect(stats?.waiting).toBeGreaterThan(0);
  });

  test('R-303 publishes nothing that is not complete', async () => {
    const incomplete = `status = 'published' and (published_at is null or deleted_at is not null or city_id is null or residency_type is null
      or possession_status is null or description = '' or address = '' or locality = '' or landmarks = '{}' or latitude is null)`;
    expect(await rows(`select slug from projects where ${incomplete}`)).toEqual([]);
    expect(await rows(`select slug from properties where ${incomplete}`)).toEqual([]);
    expect(
      await rows(`select slug from properties where status = 'published' and (property_type is null or built_up_area_sq_m is null
        or (price is null) <> price_on_request)`),
    ).toEqual([]);
    expect(
      await rows(`select slug from projects where status = 'published' and (area_sq_m is null or builder_id is null
        or (minimum_price is null) <> price_on_request or (possession_status <> 'ready_to_move' and rera_id is null))`),
    ).toEqual([]);
  });

  test('R-303 shows listings that were confirmed lately but for a few, and hides none of them soon', async () => {
    const [ages] =
      await rows(`select count(*) filter (where days < 60)::int as fresh, count(*) filter (where days >= 60)::int as due,
        max(days)::int as oldest
      from (select extract(epoch from '${NOW.toISOString()}'::timestamptz - confirmed_at) / 86400 as days from properties where status = 'published'
        union all select extract(epoch from '${NOW.toISOString()}'::timestamptz - confirmed_at) / 86400 from projects where status = 'published') ages`);
    expect(ages?.['fresh']).toBeGreaterThan(1000);
    expect(ages?.['due']).toBeGreaterThan(10);
    expect(ages?.['due']).toBeLessThan(60);
    expect(ages?.['oldest']).toBeLessThan(70);
    expect(
      await rows(
        `select slug from properties where status = 'scheduled' and scheduled_for < '${NOW.toISOString()}'::timestamptz + interval '14 days'`,
      ),
    ).toEqual([]);
  });

  test('puts every property into the city and under the builder of its project', async () => {
    expect(
      await rows(`select p.slug from properties p join projects j on j.id = p.project_id
        where p.city_id <> j.city_id or p.builder_id <> j.builder_id or j.status <> 'published'`),
    ).toEqual([]);
  });

  test('D-21 fills the four groups of the home page by the start of a word', async () => {
    const groups =
      await rows(`select g.start, count(distinct p.id)::int as properties, count(distinct p.city_id)::int as cities,
        bool_or(t.tag_name = 'Rooftop') as rooftop
      from unnest(array['feature', 'top', 'trending', 'new']) as g (start)
      join tags t on t.tag_name ~* ('\\y' || g.start)
      join property_tags pt on pt.tag_id = t.id join properties p on p.id = pt.property_id and p.status = 'published'
      group by 1`);
    expect(groups).toHaveLength(4);
    for (const { properties, cities, rooftop } of groups) {
      expect(properties).toBeGreaterThanOrEqual(12);
      expect(cities).toBe(18);
      expect(rooftop).toBe(false);
    }
  });

  test('gives every listing a first picture and numbers the others without a gap', async () => {
    for (const [table, key, owner] of [
      ['property_images', 'property_id', 'properties'],
      ['project_images', 'project_id', 'projects'],
    ]) {
      expect(
        await rows(`select ${key} from ${table} group by 1 having max(position) <> count(*) or min(position) <> 1`),
      ).toEqual([]);
      expect(await rows(`select id from ${owner} where id not in (select ${key} from ${table})`)).toEqual([]);
    }
    expect(
      await rows(`select path from media where visibility = 'public'
        and (path !~ '^pictures/[a-z0-9-]+\\.svg$' or alt = '' or status <> 'ready')`),
    ).toEqual([]);
  });
});

test('a demo whose pictures were drawn on request gets them as files, once', async () => {
  const files = new Map<string, Buffer>();
  const storeFile = async (path: string, body: Buffer) => void files.set(path, body);
  const drawing = `path = 'pictures/city-delhi.svg'`;
  await second.pool.query(`update media set path = 'art/city-delhi.svg', variants = '[]' where ${drawing}`);
  await second.pool.query(`update media set path = 'art/nothing.svg' where path = 'pictures/city-jaipur.svg'`);
  expect(await seedDemo(second.db, STAFF, { now: NOW, storeFile })).toBe('upgraded');
  expect([...files.keys()]).toEqual(['public/pictures/city-delhi.svg']);
  const [row] = await rows(`select byte_size, sha256, variants from media where ${drawing}`, second);
  expect(row).toEqual({
    byte_size: files.get('public/pictures/city-delhi.svg')?.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    variants: [{ width: 400, format: 'svg', path: 'pictures/city-delhi.svg' }],
  });
  expect(await seedDemo(second.db, STAFF, { now: NOW, storeFile })).toBe('unchanged');
});
