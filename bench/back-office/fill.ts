import { hashPassword } from '#core';
import type { Pool } from '#db';
import { dropSecondaryIndexes } from '../fill.ts';

type Timed = (what: string, work: () => Promise<unknown>) => Promise<void>;

export const BENCH_STAFF = { email: 'bench@aangan.example', password: 'an inbox that is never empty' };

/** Enquiries refer to these listings, so they must be filled first. */
const LISTINGS = 20_000;
const PROJECTS = LISTINGS / 20;

const staff = (hash: string): string => `
  insert into users (full_name, email, role, password_hash)
  select 'Colleague ' || g, case when g = 1 then '${BENCH_STAFF.email}' else 'colleague' || g || '@aangan.example' end,
    (array['admin', 'sales', 'sales', 'editor', 'hr'])[1 + g % 5]::role, '${hash}' from generate_series(1, 40) g;
  update users set role = 'admin' where email = '${BENCH_STAFF.email}'`;

/** Enquiries of 400 days: 300 are new, one in twenty is in progress and the rest are closed. */
const enquiries = (count: number): string[] => [
  `insert into consents (notice_version, purposes, agreed_at) select 'enquiry-1', '{terms,contact}', now() - g * interval '5 minutes' from generate_series(1, ${count}) g`,
  `insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, consent_id, city_id, property_id, project_id,
     status, lost_reason, assigned_to, next_follow_up_at, first_reply_at, reply_minutes, source_path, source_button, created_at, updated_at)
   select gen_random_uuid(), 'Visitor ' || n, 'visitor' || n % 90000 || '@aangan.example', '+91', lpad((n % 90000)::text, 10, '0'), 'A flat near the lake, please.', n,
     1 + n % 120, case when n % 2 = 0 then 1 + (n * 7919::bigint) % ${LISTINGS} end, case when n % 2 = 1 and n % 3 > 0 then 1 + (n * 31::bigint) % ${PROJECTS} end,
     state::enquiry_status, case when state = 'lost' then 'Bought elsewhere' end, case when state <> 'new' then 1 + n % 40 end,
     case when n % 400 = 1 then now() - interval '1 day' end, case when state <> 'new' then at + (5 + n % 300) * interval '1 minute' end,
     case when state <> 'new' then 5 + n % 300 end, '/properties', (array['detail-panel', 'property-card', 'contact-page', 'properties-list', 'emi-calculator', null])[1 + n % 6], at, at + interval '1 hour'
   from (select n, now() - n * interval '400 days' / ${count} as at, case when n <= 300 then 'new' when n % 20 = 0 then (array['contacted', 'visit_planned', 'visited', 'negotiating'])[1 + n / 20 % 4]
     when n % 5 = 0 then 'won' else 'lost' end as state from generate_series(1, ${count}) n) enquiry_states`,
  `insert into enquiry_events (enquiry_id, actor_id, kind, body, data, created_at)
   select e.id, 1 + e.id % 40, (array['status', 'note'])[part]::enquiry_event_kind, 'New → Contacted',
     case part when 1 then jsonb_build_object('from', 'new', 'to', case when e.status = 'won' then 'won' else 'contacted' end)
       else '{"is_contact":true,"channel":"call","outcome":"reached"}' end, e.created_at + interval '1 hour' from enquiries e cross join generate_series(1, 2) part`,
  `insert into visits (enquiry_id, at, place, with_id, status, created_at)
   select id, created_at + interval '3 days', 'Sales office', assigned_to, 'done', created_at from enquiries where id % 10 = 0 and assigned_to is not null`,
];

const entries = (count: number): string => `
  insert into audit_entries (at, actor_id, action, entity, entity_id, subject, before, after, request_id)
  select now() - n * interval '3 years' / ${count}, 1 + n % 40, (array['update', 'update', 'create', 'delete'])[1 + n % 4],
    (array['property', 'property', 'project', 'enquiry', 'blog', 'user'])[1 + n % 6], (1 + n % 20000)::text, case when n % 6 <> 3 then 'Home ' || n % 20000 || ' by the green' end,
    jsonb_build_object('price', n), jsonb_build_object('price', n + 1), 'bench-' || n
  from generate_series(1, ${count}) n`;

/** The maximum number of counts: every day of a quarter is full. */
const COUNTS = [
  `insert into page_views (day, path, views) select current_date - d, '/properties/home-' || p, 1 + (p * 7919::bigint + d * 31) % 400 from generate_series(0, 120) d, generate_series(1, 2000) p`,
  `insert into missed_searches (day, words, times) select current_date - d, 'words ' || (w + d * 3) % 900, 1 + (w * d) % 7 from generate_series(0, 120) d, generate_series(1, 200) w`,
];

/** A back office after years of use: enquiries with their events, audit entries and daily counts. */
export async function fillBackOffice(
  pool: Pool,
  sizes: { enquiries: number; entries: number },
  timed: Timed,
): Promise<void> {
  const run = (statement: string) => pool.query(statement);
  const indexes = await dropSecondaryIndexes(pool, ['enquiries', 'enquiry_events', 'visits', 'audit_entries']);
  await timed('staff', async () => run(staff(await hashPassword(BENCH_STAFF.password))));
  await timed(`${sizes.enquiries} enquiries`, async () => {
    for (const statement of enquiries(sizes.enquiries)) await run(statement);
  });
  await timed(`${sizes.entries} audit entries`, () => run(entries(sizes.entries)));
  await timed('counts', async () => {
    for (const statement of COUNTS) await run(statement);
  });
  await timed('indexes', async () => {
    for (const statement of indexes) await pool.query(statement);
  });
  await timed('vacuum', () => run('vacuum analyze'));
}
