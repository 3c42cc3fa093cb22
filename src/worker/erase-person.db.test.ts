import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonSummary } from '#contract';
import { smtpTransport } from '#core';
import { and, eq, isNull, tables } from '#db';
import { createTestApp } from '../../test/app.ts';
import { storeJobs } from '../../test/applications.ts';
import { enquire, makePerson, type SeededPerson, seedPerson } from '../../test/seeded-person.ts';
import { startSmtp, type TestSmtp } from '../../test/smtp.ts';
import { type Colleague, newColleague } from '../../test/staff.ts';
import { startWorker } from './index.ts';
import type { Scheduler } from './scheduler.ts';

const app = createTestApp();
let asha: Colleague;
let smtp: TestSmtp;
let worker: Scheduler;
beforeAll(async () => {
  asha = await newColleague(app);
  await storeJobs(app.db);
  await app.db.insert(tables.cities).values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' });
  smtp = await startSmtp({
    // The mail server's error message contains the address and is stored with the job for its retry.
    beforeAccept: async ({ to, raw }) => {
      if (/^Subject:.*subscription/im.test(raw)) throw new Error(`mailbox of ${to.join()} is full`);
    },
  });
  const transport = smtpTransport(smtp.url, 'desk@aangan.example');
  worker = await startWorker({ core: app.core, jobs: app.jobs, transport, scheduler: { failed: () => {} } });
});
afterAll(async () => {
  await worker.stop();
  await smtp.stop();
});

const getMarkers = ({ email, phone, word }: SeededPerson) => [word, email, phone];

/** Emails without a delivery attempt. */
const untried = () => app.db.$count(tables.mails, and(isNull(tables.mails.sentAt), isNull(tables.mails.lastError)));
const unprepared = () => app.db.$count(tables.media, eq(tables.media.status, 'pending'));

/** Jobs that still move files between the folders of the store. */
async function countMoves(): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(
    "select count(*)::int as n from jobs.job where name = 'posting.pictures' and state < 'completed'",
  );
  return rows[0]?.n ?? 0;
}

async function seedAndWait(person: SeededPerson): Promise<void> {
  await seedPerson(app, asha, person);
  await expect.poll(unprepared, { timeout: 30_000 }).toBe(0);
  await expect.poll(untried, { timeout: 30_000 }).toBe(0);
  await expect.poll(countMoves, { timeout: 30_000 }).toBe(0);
}

/** Rows of any table that contain one of the terms, prefixed with the table name. */
async function rowsWith(terms: string[]): Promise<string[]> {
  const { rows: tableRows } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tableRows) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any($1)`,
      [terms.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function files(): Promise<string[]> {
  const folders = [app.filesFolder, app.cacheFolder];
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function filesWith(terms: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of await files()) {
    const text = `${file} ${await readFile(file, 'latin1')}`.toLowerCase();
    if (terms.some((word) => text.includes(word.toLowerCase()))) found.push(file);
  }
  return found;
}

const find = async (contacts: string[]): Promise<PersonSummary> =>
  (await asha.call('POST', '/privacy/find', { contacts })).json().person;

const TOTALS = { enquiries: 1, applications: 1, postings: 1, subscriptions: 1 };

test.each([
  ['the address in capitals', makePerson('qantarah', 1), ({ email }: SeededPerson) => ` ${email.toUpperCase()} `],
  [
    'the number with its country',
    makePerson('wazifdar', 2),
    ({ phone }: SeededPerson) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  ],
  [
    'the number as it is dialled at home',
    makePerson('yakhchal', 3),
    ({ phone }: SeededPerson) => `0${phone.slice(0, 5)}-${phone.slice(5)}`,
  ],
])(
  'D-55 a person found by %s is erased from every table, queue and file',
  { timeout: 120_000 },
  async (_how, person, spelled) => {
    const bystander = makePerson('bystander', 700 + Number(person.phone.slice(-1)));
    const before = await files();
    await enquire(app, bystander);
    await seedAndWait(person);
    const markers = getMarkers(person);
    expect((await rowsWith(markers)).length).toBeGreaterThan(10);
    expect((await rowsWith([`mailbox of ${person.email}`])).join('\n')).toMatch(/^jobs\./m);
    expect(await filesWith(markers)).not.toEqual([]);

    const first = await find([spelled(person)]);
    const contacts = [spelled(person), ...first.related];
    expect(first.related).toEqual(spelled(person).includes('@') ? [`+91 ${person.phone}`] : [person.email]);
    const { totals, consents, mails, enquiries, postings } = await find(contacts);
    expect(enquiries[0]).toMatchObject({ name: person.name, state: 'lost', events: 6 });
    expect(postings[0]).toMatchObject({ state: 'live', files: 2 });
    expect(totals).toMatchObject(TOTALS);
    expect(consents.map(({ given_with }) => given_with).toSorted()).toEqual([
      'application',
      'enquiry',
      'newsletter',
      'posting',
    ]);
    expect(mails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['enquiry-to-desk', 'enquiry-follow-up', 'application-to-desk', 'posting-approved']),
    );

    const erased = await asha.call('POST', '/privacy/erase', { contacts, confirmation: 'ERASE' });
    expect(erased.json()).toMatchObject({ success: true, erased: { ...TOTALS, files: 3, consents: 4 } });
    const ledgerEntry = join(app.filesFolder, `private/erasures/${erased.json().reference}.json`);
    const left = async () => (await files()).filter((file) => !before.includes(file));
    await expect.poll(left, { timeout: 15_000 }).toEqual([ledgerEntry]);
    // Caches are purged of the posting's page twice, and the queue holds its path until then.
    await expect.poll(() => rowsWith(markers), { timeout: 15_000 }).toEqual([]);
    expect(await filesWith(markers)).toEqual([]);

    const { reference } = erased.json();
    const [entry] = await app.db
      .select()
      .from(tables.auditEntries)
      .where(and(eq(tables.auditEntries.action, 'erase'), eq(tables.auditEntries.entityId, reference)));
    expect(entry).toMatchObject({ actorId: asha.id, entity: 'person', subject: null, before: null, after: TOTALS });
    expect((await rowsWith([bystander.email])).length).toBeGreaterThan(0);
    expect((await asha.call('POST', '/privacy/erase', { contacts, confirmation: 'ERASE' })).statusCode).toBe(404);
  },
);
