import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCore, createLinks, diskStore, withoutScanner } from '#core';
import { createTestApp, LINK_SECRET, SITE_ORIGIN } from '../../../test/app.ts';
import { storeJobs } from '../../../test/applications.ts';
import { enquire, makePerson, type SeededPerson, seedPerson } from '../../../test/seeded-person.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
/** In the order of their references. */
const TABLES = [
  'consents',
  'media',
  'job_applications',
  'posted_properties',
  'posted_property_images',
  'contacts',
  'contact_points',
  'enquiries',
  'enquiry_events',
  'subscribers',
  'mails',
];

let asha: Colleague;
beforeAll(async () => {
  // Rows get their time from the database.
  app.clock.now = new Date();
  asha = await newColleague(app);
  await storeJobs(app.db);
});
beforeEach(() => {
  app.clock.now = new Date();
});

const ledger = () => join(app.filesFolder, 'private/erasures');
const entries = async (): Promise<string[]> => readdir(ledger()).catch(() => []);

type Backup = Record<string, unknown>;

async function backUp(): Promise<Backup> {
  const saved: Backup = {};
  for (const table of TABLES) {
    const { rows } = await app.ownerPool.query(`select coalesce(jsonb_agg(t), '[]') as all from ${table} t`);
    saved[table] = rows[0].all;
  }
  return saved;
}

/** Brings back the rows that are missing, as they were. */
async function restore(saved: Backup): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await app.ownerPool.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = rows[0].names;
    await app.ownerPool.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(saved[table])],
    );
  }
}

const countRows = async ({ email }: SeededPerson): Promise<number> => {
  let found = 0;
  for (const table of TABLES) {
    const { rows } = await app.pool.query(`select count(*)::int as n from ${table} t where t::text ilike $1`, [
      `%${email}%`,
    ]);
    found += rows[0].n;
  }
  return found;
};

const erase = (contact: string) => asha.call('POST', '/privacy/erase', { contacts: [contact], confirmation: 'ERASE' });

describe('after a restore', () => {
  test.each([
    ['email address', makePerson('ledgerone', 501), ({ email }: SeededPerson) => email.toUpperCase()],
    ['phone number', makePerson('ledgertwo', 502), ({ phone }: SeededPerson) => `+91 ${phone}`],
    ['phone number without a country', makePerson('ledgerthree', 503), ({ phone }: SeededPerson) => phone],
  ])('D-55 a person who was erased by %s is erased again, and others stay', async (_how, person, contact) => {
    const bystander = makePerson(`beside${person.word}`, 600 + Number(person.phone.slice(-1)));
    await seedPerson(app, asha, person);
    await enquire(app, bystander);
    const saved = await backUp();
    const before = await countRows(person);
    const retained = await countRows(bystander);
    app.clock.now = new Date(Date.now() + 1000);
    expect((await erase(contact(person))).statusCode).toBe(200);
    // The newsletter does not know phone numbers.
    const left = await countRows(person);
    expect(left).toBeLessThanOrEqual(1);
    await restore(saved);
    expect(await countRows(person)).toBe(before);
    const { people, records } = await app.core.privacy.repeatErasures();
    expect(people).toBe((await entries()).length);
    expect(records).toBeGreaterThanOrEqual(3);
    expect(await countRows(person)).toBe(left);
    expect(await countRows(bystander)).toBe(retained);
    expect(await app.core.privacy.repeatErasures()).toEqual({ people, records: 0 });
  });

  test('D-55 who came back after the erasure stays', async () => {
    const person = makePerson('returned', 510);
    await enquire(app, person);
    await erase(person.email);
    app.clock.now = new Date(Date.now() + DAY_MS);
    const id = await enquire(app, person);
    await app.ownerPool.query("update enquiries set created_at = now() + interval '1 day' where id = $1", [id]);
    await app.core.privacy.repeatErasures();
    expect(await countRows(person)).toBeGreaterThan(0);
  });
});

describe('the ledger', () => {
  test('D-55 names no one: it holds keyed hashes only', async () => {
    const person = makePerson('hashed', 520);
    await enquire(app, person);
    const earlier = await entries();
    await erase(person.email);
    const added = (await entries()).find((name) => !earlier.includes(name));
    const text = await readFile(join(ledger(), added ?? ''), 'utf8');
    for (const word of [person.email, person.phone, person.word]) expect(text).not.toContain(word);
    const { key, contacts } = JSON.parse(text);
    const other = createLinks(SITE_ORIGIN, ['another secret that only this test knows']);
    expect([key, ...contacts]).not.toContain(other.hashes('erased contact', `email ${person.email}`)[0]);
    const own = createLinks(SITE_ORIGIN, [LINK_SECRET]);
    expect(contacts).toContain(own.hashes('erased contact', `email ${person.email}`)[0]);
  });

  test('D-55 is complete or nothing is erased: without an entry the person stays', async () => {
    const person = makePerson('nospace', 530);
    await enquire(app, person);
    const saved = await Promise.all((await entries()).map((name) => readFile(join(ledger(), name))));
    await rm(ledger(), { recursive: true, force: true });
    // A file in the place of the folder makes every write fail.
    await writeFile(ledger(), '');
    expect((await erase(person.email)).statusCode).toBeGreaterThanOrEqual(500);
    expect(await countRows(person)).toBeGreaterThan(0);
    await rm(ledger());
    await mkdir(ledger());
    await Promise.all(saved.map((body, index) => writeFile(join(ledger(), `saved${index}.json`), body)));
  });

  test('D-55 of another secret is not passed over', async () => {
    await enquire(app, makePerson('rotated', 540));
    await erase(makePerson('rotated', 540).email);
    const renewed = 'a renewed secret that only this test knows';
    const withSecrets = (...ring: [string, ...string[]]) =>
      createCore({
        db: app.db,
        jobs: app.jobs,
        links: createLinks(SITE_ORIGIN, ring),
        now: () => app.clock.now,
        files: diskStore(app.filesFolder),
        scan: withoutScanner,
        cacheFolder: app.cacheFolder,
        emit: () => {},
      }).privacy.repeatErasures();
    await expect(withSecrets(renewed)).rejects.toThrow('APP_SECRET_PREVIOUS');
    await expect(withSecrets(renewed, LINK_SECRET)).resolves.toMatchObject({ records: 0 });
  });

  test('D-55 forgets an entry when no backup can be that old', async () => {
    await enquire(app, makePerson('oldentry', 550));
    await erase(makePerson('oldentry', 550).email);
    const names = await entries();
    const [oldest = ''] = names;
    const old = new Date(app.clock.now.getTime() - 66 * DAY_MS);
    await utimes(join(ledger(), oldest), old, old);
    await app.core.privacy.enforceRetention();
    expect((await entries()).toSorted()).toEqual(names.filter((name) => name !== oldest).toSorted());
  });
});
