import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { staffTest as test } from './staff.ts';
import { expect, expected } from './visitor.ts';
import { lineOf, WRITTEN_ATTACK } from './xss-corpus.ts';

const ONCE = { tag: '@once' } as const;

interface Row extends Record<string, unknown> {
  id: number;
  slug?: string;
}

interface Kind {
  table: string;
  /** Which of its rows visitors see. */
  seen: string;
  /** Its call below the back office, and what staff could write into it. */
  call: string;
  input: Record<string, string>;
  /** Where visitors and staff read it. */
  page: (row: Row) => string;
  screen: (row: Row) => string;
}

const LISTING = {
  title: lineOf(150),
  description: WRITTEN_ATTACK,
  address: lineOf(150),
  locality: lineOf(70),
  meta_title: lineOf(110),
  meta_description: lineOf(200),
};

const KINDS: Kind[] = [
  {
    table: 'properties',
    seen: "status = 'published'",
    call: '/property',
    input: LISTING,
    page: ({ slug }) => `/properties/${slug}`,
    screen: ({ id }) => `/admin/properties?edit=${id}`,
  },
  {
    table: 'projects',
    seen: "status = 'published'",
    call: '/project',
    input: { ...LISTING, highlight: lineOf(70) },
    page: ({ slug }) => `/projects/${slug}`,
    screen: ({ id }) => `/admin/projects?edit=${id}`,
  },
  {
    table: 'blogs',
    seen: "status = 'published'",
    call: '/blog',
    input: { title: lineOf(150), author: lineOf(70), content: WRITTEN_ATTACK, meta_title: lineOf(110) },
    page: ({ slug }) => `/blog/${slug}`,
    screen: ({ id }) => `/admin/blogs?edit=${id}`,
  },
  {
    table: 'jobs',
    seen: 'application_end_date > current_date and deleted_at is null',
    call: '/jobs',
    input: { job_title: lineOf(70), job_description: WRITTEN_ATTACK, salary_range: lineOf(50) },
    page: ({ slug }) => `/career/${slug}`,
    screen: ({ id }) => `/admin/careers?edit=${id}`,
  },
  {
    table: 'testimonials',
    seen: 'true',
    call: '/testimonial',
    input: { name: lineOf(70), location: lineOf(70), content: lineOf(300) },
    page: () => '/about-us',
    screen: ({ id }) => `/admin/testimonials?edit=${id}`,
  },
  {
    table: 'faqs',
    seen: "status = 'published'",
    call: '/faq',
    input: { question: lineOf(150), answer: lineOf(300) },
    page: () => '/',
    screen: ({ id }) => `/admin/content?tab=faqs&edit=${id}`,
  },
];

/** Columns that are addresses or choices of a program, not words of a person. */
const NO_WORDS = new Set(['slug', 'location_embed_src', 'contact_person_email', 'contact_person_number']);

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(process.env.E2E_DATABASE_URL);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Nothing that was written ran, and nothing of it is left that could. */
async function expectHarmless(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => {
    const runs = /^(?:javascript|vbscript|data:text)/i;
    const bad: string[] = 'pwned' in window && window.pwned === 1 ? ['it ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const address = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(name);
        // oxlint-disable-next-line no-control-regex -- browsers skip these before they read a scheme
        const reads = address && runs.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
        if (name.startsWith('on') || name === 'srcdoc' || reads) bad.push(`${element.tagName} ${name}=${value}`);
      }
    }
    return [...bad, ...window.cspViolations];
  });
  expect([path, found]).toEqual([path, []]);
}

/** The columns of a table that hold what people wrote. */
async function wordColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type in ('text', 'character varying')",
    [table],
  );
  return rows.map((row) => row.column_name).filter((column) => !NO_WORDS.has(column));
}

const set = (client: pg.Client, table: string, column: string, id: number, value: unknown) =>
  client.query(`update ${table} set ${column} = $1 where id = $2`, [value, id]);

/** Writes past all that cleans: into every column an attack that its length allows. */
async function corrupt(client: pg.Client, { table, input }: Kind, id: number): Promise<number> {
  const isHtml = (column: string) => input[column] === WRITTEN_ATTACK;
  let written = 0;
  for (const column of await wordColumns(client, table)) {
    for (const attack of [isHtml(column) ? WRITTEN_ATTACK : lineOf(70), lineOf(40)]) {
      const refused = await set(client, table, column, id, attack).catch((error: unknown) => error);
      if (refused instanceof Error) continue;
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
  const { table, seen, call, input, page: pageOf, screen } = kind;
  test(
    `R-304 no attack written into ${table} runs, neither through the form nor past it`,
    ONCE,
    async ({ staffPage: page, watch }) => {
      await withDatabase(async (client) => {
        const one = `select * from ${table} where ${seen} order by id desc limit 1`;
        const [before] = (await client.query<Row>(one)).rows;
        if (!before) throw new Error('nothing is there to be changed');
        try {
          const answer = await page.request.patch(`/api/v1/admin${call}/${before.id}`, { data: input });
          expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
          await expectHarmless(page, pageOf(before));
          await expectHarmless(page, screen(before));
          expect(await corrupt(client, kind, before.id)).toBeGreaterThan(0);
          await expectHarmless(page, pageOf(before));
          await expectHarmless(page, screen(before));
          // What breaks the rules of an answer is not answered at all.
          expected(watch, 'status of 500');
        } finally {
          await restore(client, table, before);
        }
      });
    },
  );
}

test('R-304 no attack that a visitor sends runs in the back office', ONCE, async ({ staffPage: page }) => {
  const answer = await page.request.post('/api/v1/contactUs', {
    data: {
      full_name: lineOf(78),
      email: `attack-${randomUUID()}@aangan.example`,
      country_code: '+91',
      phone_number: '0000001044',
      message: WRITTEN_ATTACK.slice(0, 2000),
      iAgreeToTerms: 'Yes',
    },
  });
  expect(answer.ok()).toBe(true);
  await withDatabase(async (client) => {
    const [stored] = (await client.query<Row>('select * from enquiries order by id desc limit 1')).rows;
    if (!stored) throw new Error('the enquiry was not stored');
    await expectHarmless(page, '/admin/enquiries');
    await expectHarmless(page, `/admin/enquiries/${stored.id}`);
    await expectHarmless(page, '/admin/history');
    await expectHarmless(page, '/admin/dashboard');
  });
});
