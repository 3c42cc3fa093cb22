import type pg from 'pg';
import { inDatabase } from './database.ts';
import { expectHarmless } from './harmless.ts';
import { staffTest as test } from './staff.ts';
import { allowErrors, DESKTOP, expect } from './visitor.ts';
import { makeAttackLine, WRITTEN_ATTACK } from './xss-corpus.ts';

interface Row extends Record<string, unknown> {
  id: number;
  slug?: string;
}

interface Kind {
  table: string;
  /** SQL condition for the rows that visitors can see. */
  seen: string;
  /** Path of its admin API, and the inputs that staff can write. */
  call: string;
  input: Record<string, string>;
  /** Pages on which visitors and staff see it. */
  page: (row: Row) => string;
  screen: (row: Row) => string;
}

const LISTING = {
  title: makeAttackLine(150),
  description: WRITTEN_ATTACK,
  address: makeAttackLine(150),
  locality: makeAttackLine(70),
  meta_title: makeAttackLine(110),
  meta_description: makeAttackLine(200),
};

const KINDS: Kind[] = [
  {
    table: 'properties',
    seen: "posting_id is null and status = 'published'",
    call: '/property',
    input: LISTING,
    page: ({ slug }) => `/properties/${slug}`,
    screen: ({ id }) => `/admin/properties/${id}/edit`,
  },
  {
    table: 'projects',
    seen: "status = 'published'",
    call: '/project',
    input: { ...LISTING, highlight: makeAttackLine(70) },
    page: ({ slug }) => `/projects/${slug}`,
    screen: ({ id }) => `/admin/projects/${id}/edit`,
  },
  {
    table: 'blogs',
    seen: "status = 'published'",
    call: '/blog',
    input: {
      title: makeAttackLine(150),
      author: makeAttackLine(70),
      content: WRITTEN_ATTACK,
      meta_title: makeAttackLine(110),
    },
    page: ({ slug }) => `/blog/${slug}`,
    screen: ({ id }) => `/admin/blogs?edit=${id}`,
  },
  {
    table: 'jobs',
    seen: 'application_end_date > current_date and deleted_at is null',
    call: '/jobs',
    input: { job_title: makeAttackLine(70), job_description: WRITTEN_ATTACK, salary_range: makeAttackLine(50) },
    page: ({ slug }) => `/career/${slug}`,
    screen: ({ id }) => `/admin/careers?edit=${id}`,
  },
  {
    table: 'testimonials',
    seen: 'true',
    call: '/testimonial',
    input: { name: makeAttackLine(70), location: makeAttackLine(70), content: makeAttackLine(300) },
    page: () => '/about-us',
    screen: ({ id }) => `/admin/testimonials?edit=${id}`,
  },
  {
    table: 'faqs',
    seen: "status = 'published'",
    call: '/faq',
    input: { question: makeAttackLine(150), answer: makeAttackLine(300) },
    page: () => '/',
    screen: ({ id }) => `/admin/content?tab=faqs&edit=${id}`,
  },
  {
    table: 'builders',
    seen: "id in (select builder_id from projects where status = 'published')",
    call: '/master-list/builder',
    input: { name: makeAttackLine(110), about: WRITTEN_ATTACK.slice(0, 4000), meta_title: makeAttackLine(110) },
    page: () => '/projects',
    screen: ({ id }) => `/admin/master-list?tab=builder&edit=${id}`,
  },
  {
    table: 'amenities',
    seen: 'id in (select amenity_id from property_amenities)',
    call: '/master-list/amenity',
    input: { name: makeAttackLine(70), category: makeAttackLine(50) },
    page: () => '/properties',
    screen: ({ id }) => `/admin/master-list?tab=amenity&edit=${id}`,
  },
  {
    table: 'tags',
    seen: 'id in (select tag_id from property_tags)',
    call: '/master-list/tag',
    input: { tag_name: makeAttackLine(50) },
    page: () => '/',
    screen: ({ id }) => `/admin/master-list?tab=tag&edit=${id}`,
  },
  {
    table: 'partners',
    seen: 'is_active',
    call: '/partner',
    input: { name: makeAttackLine(70) },
    page: () => '/',
    screen: ({ id }) => `/admin/partners?edit=${id}`,
  },
];

/** Columns that contain slugs, URLs or validated values instead of free text. */
const NON_TEXT_COLUMNS = new Set(['slug', 'location_embed_src', 'contact_person_email', 'contact_person_number']);

/** The columns of a table that contain free text. */
async function wordColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type in ('text', 'character varying')",
    [table],
  );
  return rows.map((row) => row.column_name).filter((column) => !NON_TEXT_COLUMNS.has(column));
}

const set = (client: pg.Client, table: string, column: string, id: number, value: unknown) =>
  client.query(`update ${table} set ${column} = $1 where id = $2`, [value, id]);

/** Bypasses all sanitising: writes an attack that fits into every column. */
async function corrupt(client: pg.Client, { table, input }: Kind, id: number): Promise<number> {
  const isHtml = (column: string) => input[column] === WRITTEN_ATTACK;
  let written = 0;
  for (const column of await wordColumns(client, table)) {
    for (const attack of [isHtml(column) ? WRITTEN_ATTACK : makeAttackLine(70), makeAttackLine(40)]) {
      const result = await set(client, table, column, id, attack).catch((error: unknown) => error);
      if (result instanceof Error) continue;
      written += 1;
      break;
    }
  }
  return written;
}

async function restore(client: pg.Client, table: string, before: Row): Promise<void> {
  for (const column of await wordColumns(client, table)) await set(client, table, column, before.id, before[column]);
}

for (const kind of KINDS) {
  const { table, seen, call, input, page: toPath, screen } = kind;
  test(`R-304 no attack written into ${table} runs, neither through the form nor past it`, {
    ...DESKTOP,
    ...allowErrors('status of 500'),
  }, async ({ staffPage: page }) => {
    await inDatabase(async (client) => {
      const one = `select * from ${table} where ${seen} order by id desc limit 1`;
      const [before] = (await client.query<Row>(one)).rows;
      if (!before) throw new Error('nothing is there to be changed');
      try {
        const answer = await page.request.patch(`/api/v1/admin${call}/${before.id}`, { data: input });
        expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
        await expectHarmless(page, toPath(before));
        await expectHarmless(page, screen(before));
        expect(await corrupt(client, kind, before.id)).toBeGreaterThan(0);
        await expectHarmless(page, toPath(before));
        await expectHarmless(page, screen(before));
        // A corrupted row that fails response validation results in a 500 response.
      } finally {
        await restore(client, table, before);
      }
    });
  });
}

test(
  'R-304 no attack written into the words of a page runs, neither through the form nor past it',
  DESKTOP,
  async ({ staffPage: page }) => {
    const call = (name: string) => `/api/v1/admin/page/${name}?key=disclaimer`;
    const pageFields = { title: makeAttackLine(110), lead: makeAttackLine(150), body: WRITTEN_ATTACK };
    const meta = {
      meta_title: makeAttackLine(110),
      meta_description: makeAttackLine(200),
      meta_keywords: makeAttackLine(110),
    };
    await inDatabase(async (client) => {
      const pageQuery = 'select * from content_pages where key = $1';
      expect((await client.query(pageQuery, ['disclaimer'])).rowCount).toBe(0);
      try {
        const { record } = (await (await page.request.get(call('words'))).json()) as { record: { version: number } };
        const data = { ...pageFields, ...meta, version: record.version };
        const answer = await page.request.post(call('publish'), { data });
        expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
        await expectHarmless(page, '/disclaimer');
        await expectHarmless(page, '/admin/content?open=disclaimer');
        const past = 'update content_pages set title = $1, lead = $2, body = $3, meta_title = $1 where key = $4';
        await client.query(past, [pageFields.title, pageFields.lead, pageFields.body, 'disclaimer']);
        await expectHarmless(page, '/disclaimer');
        await expectHarmless(page, '/admin/content?open=disclaimer');
      } finally {
        await client.query('delete from content_pages where key = $1', ['disclaimer']);
      }
    });
  },
);
