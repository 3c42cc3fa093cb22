import { beforeAll, expect, test } from 'vitest';
import { createListQuery, type StaffMember } from '#contract';
import type { Core } from '#core';
import type { Pool } from '#db';
import { testDatabase } from '../test/database.ts';
import { captureStatements, explain, pagesTouched } from './bare.ts';

const database = testDatabase();

const STAFF: StaffMember = {
  id: 1,
  full_name: 'Ravi Kumar',
  email: 'ravi@aangan.example',
  mobile_number: null,
  role: 'admin',
  is_active: true,
  start_page: null,
};
const actor = { staff: STAFF, requestId: 'bench', ip: undefined };

/** Eight thousand enquiries over four years, few of them in the last 90 days, and full tables of daily counts. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(`
    insert into consents (notice_version, purposes) values ('enquiry-1', '{contact}');
    insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, consent_id, status, lost_reason,
      first_reply_at, reply_minutes, source_button, created_at)
    select gen_random_uuid(), 'Visitor ' || n, 'visitor' || n || '@aangan.example', '+91', lpad(n::text, 10, '0'), 'A flat, please.',
      (select min(id) from consents), (case when n % 500 = 0 then 'new' else 'lost' end)::enquiry_status, 'x',
      case when n % 500 > 0 then now() - n * interval '262 minutes' end, case when n % 500 > 0 then n % 300 end, 'detail-panel', now() - n * interval '263 minutes'
    from generate_series(1, 8000) n;
    insert into properties (slug, title) select 'home-' || n, 'Home ' || n from generate_series(1, 15000) n;
    insert into projects (slug, title) select 'court-' || n, 'Court ' || n from generate_series(1, 15000) n;
    insert into page_views (day, path, views) select current_date - d, '/properties/home-' || p, 1 + (p * d) % 97 from generate_series(0, 399) d, generate_series(1, 100) p;
    insert into missed_searches (day, words, times) select current_date - d, 'words ' || w, 1 + (w * d) % 7 from generate_series(0, 399) d, generate_series(1, 50) w;`);
  await pool.query('analyze enquiries, page_views, missed_searches');
  // Also flushes the pending lists of the GIN indexes, which searches would otherwise have to scan.
  await pool.query('vacuum analyze properties, projects');
}

beforeAll(() => fill(database.ownerPool), 120_000);

const CALLS: [name: string, call: (core: Core) => Promise<unknown>][] = [
  ['dashboard, 7 days', (core) => core.dashboard(actor, { days: 7 })],
  ['dashboard, 30 days', (core) => core.dashboard(actor, { days: 30 })],
  ['dashboard, 90 days', (core) => core.dashboard(actor, { days: 90 })],
];

test.each(CALLS)('R-298 %s reads no growing table whole', async (_name, call) => {
  const statements = await captureStatements(database.ownerPool, call);
  const plans = await explain(database.ownerPool, statements);
  expect(plans.length).toBeGreaterThan(5);
  const GROWING = /Seq Scan on (enquiries|properties|projects|page_views|missed_searches|audit_entries)\b/;
  expect(plans.filter((plan) => GROWING.test(plan))).toEqual([]);
});

test.each(['project', 'property'] as const)(
  'R-420 the list of the kind %s is searched by words with indexes',
  async (path) => {
    const query = createListQuery([]).parse({ q: '1234' });
    const statements = await captureStatements(database.ownerPool, (core) =>
      core.recordService(path, { actor, owner: 0 }).list(query),
    );
    const plans = await explain(database.ownerPool, statements);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.filter((plan) => /Seq Scan on (properties|projects)\b/.test(plan))).toEqual([]);
    expect(plans.join('\n')).toContain('title_words_idx');
  },
);

test('R-298 a dashboard touches no more of the database when four times as much lies behind its period', async () => {
  const cost = async () =>
    pagesTouched(
      database.ownerPool,
      await captureStatements(database.ownerPool, (core) => core.dashboard(actor, { days: 30 })),
    );
  await cost();
  const before = await cost();
  for (const years of [4, 8, 12])
    await database.ownerPool.query(`
    insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, consent_id, status, lost_reason,
      first_reply_at, reply_minutes, created_at)
    select gen_random_uuid(), full_name, email, country_code, phone_number, message, consent_id, 'lost', 'x',
      first_reply_at - interval '${years} years', reply_minutes, created_at - interval '${years} years'
    from enquiries where created_at > now() - interval '4 years'`);
  await database.ownerPool.query('vacuum analyze enquiries');
  expect(await cost()).toBeLessThan(1.3 * before + 50);
});
