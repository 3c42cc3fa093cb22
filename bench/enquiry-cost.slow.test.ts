import { beforeAll, expect, test } from 'vitest';
import { EnquiryQuery, type StaffMember } from '#contract';
import type { Pool } from '#db';
import { testDatabase } from '../test/database.ts';
import { captureStatements, explain } from './bare.ts';

const database = testDatabase();

const STAFF: StaffMember = {
  id: 1,
  full_name: 'Ravi Kumar',
  email: 'ravi@aangan.example',
  mobile_number: null,
  role: 'sales',
  is_active: true,
  start_page: null,
};

/** A hundred thousand enquiries over five years; few are new, and a thousand are open and assigned to one user. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(`
    insert into users (full_name, email, role, password_hash) values ('Ravi Kumar', 'ravi@aangan.example', 'sales', 'x');
    insert into cities (name, slug, state) values ('Pune', 'pune', 'Maharashtra');
    insert into consents (notice_version, purposes) values ('enquiry-1', '{contact}');`);
  for (let filled = 0; filled < 100_000; filled += 10_000)
    await pool.query(`
    insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, consent_id, city_id,
      status, lost_reason, assigned_to, next_follow_up_at, source_button, created_at)
    select gen_random_uuid(), 'Visitor ' || n, 'visitor' || n || '@aangan.example', '+91', lpad(n::text, 10, '0'),
      'A flat near the lake, please.', (select min(id) from consents), (select min(id) from cities),
      (case when n % 500 = 0 then 'new' when n % 100 = 1 then 'visited' else 'lost' end)::enquiry_status, 'x',
      case when n % 10 = 1 then (select min(id) from users) end,
      case when n % 100 = 1 then now() - interval '1 day' end, 'detail-panel', now() - n * interval '26 minutes'
    from generate_series(${filled + 1}, ${filled + 10_000}) n`);
  await pool.query('analyze enquiries');
}

beforeAll(() => fill(database.pool), 120_000);

test.each([
  '',
  'page=1000',
  'view=new',
  'view=mine',
  'view=overdue',
  'status=lost&page=500',
  'q=visitor 99',
  'q=visitor99000@aangan.example',
  'q=0000099000',
  'city_id=1&source=detail-panel',
  'view=mine&q=visitor',
  'project_id=7',
])('R-298 a list of a hundred thousand enquiries reads no growing table whole: %s', async (address) => {
  const query = EnquiryQuery.parse(Object.fromEntries(new URLSearchParams(address)));
  const actor = { staff: STAFF, requestId: 'bench', ip: undefined };
  const statements = await captureStatements(database.pool, (core) => core.enquiries.service(actor).list(query));
  const plans = await explain(database.pool, statements);
  expect(plans.length).toBeGreaterThan(1);
  expect(plans.filter((plan) => plan.includes('Seq Scan on enquiries'))).toEqual([]);
});

test('R-298 one enquiry with what was asked before reads no growing table whole', async () => {
  const actor = { staff: STAFF, requestId: 'bench', ip: undefined };
  const statements = await captureStatements(database.pool, (core) => core.enquiries.service(actor).read(50_000));
  const plans = await explain(database.pool, statements);
  expect(plans.filter((plan) => /Seq Scan on (enquiries|consents|enquiry_events)/.test(plan))).toEqual([]);
});
