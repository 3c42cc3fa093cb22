import { beforeAll, expect, test } from 'vitest';
import { createListQuery, POSTING_VIEWS, type StaffMember } from '#contract';
import type { Actor } from '#core';
import type { Pool } from '#db';
import { testDatabase } from '../test/database.ts';
import { captureStatements, explain, pagesTouched } from './bare.ts';

const database = testDatabase();

const STAFF: StaffMember = {
  id: 1,
  full_name: 'Ravi Kumar',
  email: 'ravi@aangan.example',
  mobile_number: null,
  role: 'manager',
  is_active: true,
  start_page: null,
};
const ACTOR: Actor = { staff: STAFF, requestId: 'test', ip: '127.0.0.1' };

/** Twenty thousand posted properties of two years with two pictures each, among the pictures of listings. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(`
    insert into consents (notice_version, purposes) values ('posting-1', '{posting}')`);
  for (let filled = 0; filled < 60_000; filled += 10_000)
    await pool.query(`
    insert into media (path, visibility, status, content_type, picture_hash)
    select 'pictures/' || n, 'public', 'ready', 'image/webp', ('x' || md5(n::text))::bit(64)::bigint
    from generate_series(${filled + 1}, ${filled + 10_000}) n`);
  for (let filled = 0; filled < 20_000; filled += 5_000)
    await pool.query(`
    insert into posted_properties (posted_by, name, email, country_code, phone_number, city, address, property_type,
      property_details, status, email_confirmed_at, submission_key, consent_id, created_at)
    select 'owner', 'Poster ' || n, 'poster' || n || '@posted.example', '+91', lpad((n / 3)::text, 10, '0'),
      (array['Jaipur', 'Pune', 'Kochi', 'Goa', 'Indore'])[1 + n % 5],
      'Flat ' || n % 900 || ', ' || initcap(translate(substr(md5((n % 7000)::text), 1, 9), '0123456789', 'aeiouabhra'))
        || ' Apartments, ' || initcap(translate(substr(md5((n % 400)::text), 9, 8), '0123456789', 'aeiounirta'))
        || ' Road, near the ' || (array['temple', 'market', 'school', 'lake', 'station'])[1 + n % 5],
      'villa', 'Three rooms around a yard, with morning light.',
      (case when n % 300 = 0 then 'pending_review' when n % 60 = 1 then 'expired' when n % 60 = 2 then 'rejected'
        else coalesce((array['pending_email', 'changes_requested', 'live'])[n % 300 - 2], 'sold')
        end)::posted_property_status,
      now(), gen_random_uuid(), (select min(id) from consents), now() - n * interval '52 minutes'
    from generate_series(${filled + 1}, ${filled + 5_000}) n`);
  await pool.query(`
    insert into posted_property_images (posted_property_id, position, media_id)
      select p.id, place, 2 * (p.rank - 1) + place
      from (select id, row_number() over (order by id) as rank from posted_properties) p, generate_series(1, 2) place;
    analyze posted_properties; analyze posted_property_images; analyze media`);
  // Flushes the pending list of the GIN index, which searches would otherwise have to scan.
  await pool.query('vacuum posted_properties');
  await pool.query('vacuum media');
}

beforeAll(() => fill(database.ownerPool), 120_000);

const GROWING = /Seq Scan on (posted_properties|posted_property_images|media|properties|projects|\w+_images)/;

test('likely duplicates among twenty thousand postings are found by indexes', async () => {
  const statements = await captureStatements(database.ownerPool, (core) => core.postings.duplicates(ACTOR, 10_000));
  const plans = await explain(database.ownerPool, statements);
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.filter((plan) => GROWING.test(plan))).toEqual([]);
  expect(plans.join('\n')).toContain('posted_properties_address_words_idx');
  expect(plans.join('\n')).toContain('media_picture_quarters_idx');
  expect(await pagesTouched(database.ownerPool, statements)).toBeLessThan(1500);
});

test.each(Object.keys(POSTING_VIEWS).filter((view) => view !== 'all'))(
  'R-327 the part %s of the queue is read by its index',
  async (state) => {
    const query = createListQuery([]).parse({ state });
    const plans = await explain(
      database.ownerPool,
      await captureStatements(database.ownerPool, (core) =>
        core.recordService('post-property', { actor: ACTOR, owner: 0 }).list(query),
      ),
    );
    // The identities of the page, the count, and the rows of those identities.
    expect(plans).toHaveLength(3);
    expect(plans.filter((plan) => GROWING.test(plan))).toEqual([]);
  },
);

test('R-327 the parts of the queue are counted no further than anybody reads', async () => {
  const statements = await captureStatements(database.ownerPool, (core) => core.postings.counts(ACTOR));
  expect(await database.ownerPool.query('select count(*) from posted_properties')).toMatchObject({
    rows: [{ count: 20_000 }],
  });
  expect(await pagesTouched(database.ownerPool, statements)).toBeLessThan(1500);
});
