import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonSummary } from '#contract';
import { smtpTransport } from '#core';
import { and, eq, isNull, tables } from '#db';
import { applicationForm, postForm, storeJobs } from '../../test/applications.ts';
import { newVisitor, testHouse } from '../../test/house.ts';
import { startSmtp, type TestSmtp } from '../../test/smtp.ts';
import { type Colleague, newColleague } from '../../test/staff.ts';
import type { Housekeeping } from './housekeeping.ts';
import { startWorker } from './index.ts';

const house = testHouse();
let asha: Colleague;
let smtp: TestSmtp;
let worker: Housekeeping;
beforeAll(async () => {
  asha = await newColleague(house);
  await storeJobs(house.db);
  await house.db.insert(tables.cities).values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' });
  smtp = await startSmtp({
    // What a mail server says of somebody is stored with the job that is tried again later.
    beforeAccept: async ({ to, raw }) => {
      if (/^Subject:.*subscription/im.test(raw)) throw new Error(`mailbox of ${to.join()} is full`);
    },
  });
  const transport = smtpTransport(smtp.url, 'desk@aangan.example');
  worker = await startWorker({ core: house.core, jobs: house.jobs, transport, onError: () => {} });
});
afterAll(async () => {
  await worker.stop();
  await smtp.stop();
});

interface Person {
  name: string;
  email: string;
  phone: string;
  /** Stands in everything they write and in every file they send. */
  word: string;
}

const personOf = (word: string, number: number): Person => ({
  name: `Zubeda ${word}`,
  email: `zubeda.${word}@mail.example`,
  phone: `98765${String(number).padStart(5, '0')}`,
  word,
});

const markersOf = ({ email, phone, word }: Person) => [word, email, phone];

async function enquire({ name, email, phone, word }: Person): Promise<number> {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/api/v1/contactUs',
    headers: { ...newVisitor(), 'user-agent': `Browser of ${word}` },
    payload: {
      full_name: name,
      email: email.toUpperCase(),
      phone_number: `0${phone}`,
      message: `A flat near the lake, says ${word}.`,
      iAgreeToTerms: 'Yes',
    },
  });
  expect(answer.statusCode).toBe(201);
  const [row] = await house.db.select().from(tables.enquiries).where(eq(tables.enquiries.email, email));
  return row?.id ?? 0;
}

async function apply({ name, email, phone, word }: Person): Promise<number> {
  const body = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${word}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  );
  const fields = { full_name: name, email, mobile: `+91 ${phone}`, location: `House of ${word}`, about_yourself: word };
  const answer = await postForm(house.app, applicationForm({ fields, file: { name: `${word}.pdf`, body } }));
  expect(answer.statusCode).toBe(201);
  const [row] = await house.db.select().from(tables.jobApplications).where(eq(tables.jobApplications.email, email));
  return row?.id ?? 0;
}

async function offer({ name, email, phone, word }: Person): Promise<number> {
  const picture = await sharp({ create: { width: 640, height: 420, channels: 3, background: '#a06040' } })
    .withExif({ IFD0: { Copyright: word } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  const fields = {
    posted_by: 'owner',
    name,
    email,
    country_code: '+91',
    phone_number: phone,
    city: 'jaipur',
    address: `12 ${word} Marg, near the old well`,
    property_type: 'villa',
    property_details: `Three rooms around a yard, and ${word} lives here.`,
    area_unit: 'sq_ft',
    iAgreeToTerms: 'Yes',
    filled_in_ms: '60000',
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const place of [1, 2]) form.append('images', new Blob([new Uint8Array(picture)]), `${word}-${place}.jpg`);
  const answer = await postForm(house.app, form, { url: '/api/v1/public/public-property' });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  const token = house.links.token('confirm-posting', id, new Date(house.clock.now.getTime() + 60_000));
  expect(await house.core.forms.confirmPosting({ token })).toBe('confirmed');
  return id;
}

async function subscribe({ email }: Person): Promise<void> {
  const url = '/api/v1/public/subscribers';
  const answer = await house.app.inject({ method: 'POST', url, headers: newVisitor(), payload: { email } });
  expect(answer.statusCode).toBeLessThan(300);
}

/** What staff do with all this, naming the person wherever they can. */
async function workOn(person: Person, ids: { enquiry: number; application: number; posting: number }): Promise<void> {
  const { name, phone, word, email } = person;
  const done = async (...[method, path, body]: Parameters<Colleague['call']>) =>
    expect((await asha.call(method, path, body)).statusCode).toBe(200);
  await done('POST', `/enquiry/${ids.enquiry}/note`, { body: `${name} can be reached on ${phone}, ${email}` });
  const soon = new Date(house.clock.now.getTime() - 1000).toISOString();
  await done('PATCH', `/enquiry/${ids.enquiry}`, { assigned_to: asha.id, next_follow_up_at: soon });
  expect(await house.core.enquiries.remind()).toBeGreaterThan(0);
  await done('PATCH', `/enquiry/${ids.enquiry}`, { status: 'lost', lost_reason: `${word} bought elsewhere` });
  await done('GET', `/enquiry/export?q=${word}`);
  await done('PUT', `/post-property/${ids.posting}`, { is_active: true });
  const { applicationEvents, auditEntries, enquiries } = tables;
  await house.db
    .insert(applicationEvents)
    .values({ applicationId: ids.application, kind: 'note', body: `${word} is good` });
  await house.db
    .insert(auditEntries)
    .values({ action: 'update', entity: 'application', entityId: String(ids.application), after: { note: word } });
  await house.db.update(enquiries).set({ postedPropertyId: ids.posting }).where(eq(enquiries.id, ids.enquiry));
}

/** Mails that were not tried yet. */
const untried = () => house.db.$count(tables.mails, and(isNull(tables.mails.sentAt), isNull(tables.mails.lastError)));
const unprepared = () => house.db.$count(tables.media, eq(tables.media.status, 'pending'));

async function plant(person: Person): Promise<void> {
  const ids = { enquiry: await enquire(person), application: await apply(person), posting: await offer(person) };
  await subscribe(person);
  await workOn(person, ids);
  await expect.poll(unprepared, { timeout: 30_000 }).toBe(0);
  await expect.poll(untried, { timeout: 30_000 }).toBe(0);
}

/** Every row of every table of every schema that holds one of the words, by the name of the table. */
async function rowsWith(words: string[]): Promise<string[]> {
  const { rows: known } = await house.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of known) {
    const { rows } = await house.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function files(): Promise<string[]> {
  const folders = [house.filesFolder, house.cacheFolder];
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function filesWith(words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of await files()) {
    const text = `${file} ${await readFile(file, 'latin1')}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(file);
  }
  return found;
}

const find = async (contacts: string[]): Promise<PersonSummary> =>
  (await asha.call('POST', '/privacy/find', { contacts })).json().person;

const TOTALS = { enquiries: 1, applications: 1, postings: 1, subscriptions: 1 };

test.each([
  ['the address in capitals', personOf('qantarah', 1), ({ email }: Person) => ` ${email.toUpperCase()} `],
  [
    'the number with its country',
    personOf('wazifdar', 2),
    ({ phone }: Person) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  ],
  [
    'the number as it is dialled at home',
    personOf('yakhchal', 3),
    ({ phone }: Person) => `0${phone.slice(0, 5)}-${phone.slice(5)}`,
  ],
])(
  'D-55 a person found by %s is erased from every table, queue and file',
  { timeout: 120_000 },
  async (_how, person, spelled) => {
    const bystander = personOf('bystander', 700 + Number(person.phone.slice(-1)));
    const before = await files();
    await enquire(bystander);
    await plant(person);
    const markers = markersOf(person);
    expect((await rowsWith(markers)).length).toBeGreaterThan(10);
    expect((await rowsWith([`mailbox of ${person.email}`])).join('\n')).toMatch(/^jobs\./m);
    expect(await filesWith(markers)).not.toEqual([]);

    const first = await find([spelled(person)]);
    const contacts = [spelled(person), ...first.related];
    expect(first.related).toEqual(spelled(person).includes('@') ? [`+91 ${person.phone}`] : [person.email]);
    const { totals, consents, mails, enquiries, postings } = await find(contacts);
    expect(enquiries[0]).toMatchObject({ name: person.name, state: 'lost', events: 5 });
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
    const gone = async () => (await files()).filter((file) => !before.includes(file));
    await expect.poll(gone, { timeout: 15_000 }).toEqual([]);
    expect(await rowsWith(markers)).toEqual([]);
    expect(await filesWith(markers)).toEqual([]);

    const { reference } = erased.json();
    const [entry] = await house.db
      .select()
      .from(tables.auditEntries)
      .where(and(eq(tables.auditEntries.action, 'erase'), eq(tables.auditEntries.entityId, reference)));
    expect(entry).toMatchObject({ actorId: asha.id, entity: 'person', subject: null, before: null, after: TOTALS });
    expect((await rowsWith([bystander.email])).length).toBeGreaterThan(0);
    expect((await asha.call('POST', '/privacy/erase', { contacts, confirmation: 'ERASE' })).statusCode).toBe(404);
  },
);
