import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desc, eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { storeJobs } from '../../../test/applications.ts';
import { enquire, makePerson, type SeededPerson, seedPerson } from '../../../test/seeded-person.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;
beforeAll(async () => {
  asha = await newColleague(app);
  await storeJobs(app.db);
});
const START = new Date('2026-11-15T06:30:00Z');
beforeEach(() => {
  app.clock.now = START;
});

const newestMail = async (recipient: string) => {
  const [mail] = await app.db
    .select()
    .from(tables.mails)
    .where(eq(tables.mails.recipient, recipient))
    .orderBy(desc(tables.mails.id))
    .limit(1);
  return mail;
};

/** Asks for the link and returns its token, as the email has it. */
async function linkFor({ email }: SeededPerson): Promise<{ token: string }> {
  await app.core.forms.requestOwnData({ email });
  const mail = await newestMail(email);
  expect(mail?.template).toBe('own-data');
  const { kind, id, until } = (mail?.data ?? {}) as { kind: string; id: number; until: string };
  return { token: app.links.token(`own-data:${kind}`, id, new Date(until)) };
}

const win = (email: string) =>
  app.db.update(tables.enquiries).set({ status: 'won' }).where(eq(tables.enquiries.email, email));

const countHeld = async (email: string): Promise<number> => {
  const { rows } = await app.pool.query<{ n: number }>(
    `select ((select count(*) from enquiries where email = $1) + (select count(*) from job_applications where email = $1)
      + (select count(*) from posted_properties where email = $1) + (select count(*) from subscribers where email = $1))::int as n`,
    [email],
  );
  return rows[0]?.n ?? 0;
};

describe('a link to the own data', () => {
  test('D-55 is emailed to an address we know, and the answer is the same for one we do not', async () => {
    const known = makePerson('known', 801);
    await enquire(app, known);
    const before = await app.db.$count(tables.mails);
    await expect(app.core.forms.requestOwnData({ email: 'unknown@mail.example' })).resolves.toBeUndefined();
    await expect(app.core.forms.requestOwnData({ email: known.email, website: 'bot' })).resolves.toBeUndefined();
    expect(await app.db.$count(tables.mails)).toBe(before);
    await expect(app.core.forms.requestOwnData({ email: known.email })).resolves.toBeUndefined();
    expect(await newestMail(known.email)).toMatchObject({ template: 'own-data' });
  });

  test('D-55 is emailed at most five times an hour, and the sixth request is answered as the first', async () => {
    const person = makePerson('impatient', 802);
    await enquire(app, person);
    for (let request = 0; request < 8; request += 1) await app.core.forms.requestOwnData({ email: person.email });
    const sent = await app.db.select().from(tables.mails).where(eq(tables.mails.recipient, person.email));
    expect(sent.filter(({ template }) => template === 'own-data')).toHaveLength(5);
  });

  test('D-55 works for a day, for its own address, and not when it was forged', async () => {
    const [person, other] = [makePerson('dayold', 803), makePerson('stranger', 804)];
    await enquire(app, person);
    const otherId = await enquire(app, other);
    const link = await linkFor(person);
    const own = await app.core.forms.readOwnData(link);
    expect(own).toMatchObject({ email: person.email, contact: { full_name: person.name, phone_number: person.phone } });
    expect(own?.records.map(({ kind }) => kind)).toEqual(['enquiry']);
    const [, expires, signature] = link.token.split('.');
    const tomorrow = new Date(START.getTime() + 24 * 60 * 60 * 1000);
    const forged = [
      `${otherId}.${expires}.${signature}`,
      `${link.token}x`,
      app.links.token('withdraw-enquiry', otherId),
      app.links.token('own-data:users', otherId, tomorrow),
      app.links.token('own-data:postings', 999_999, tomorrow),
      '',
    ];
    for (const token of forged) {
      expect(await app.core.forms.readOwnData({ token })).toBeUndefined();
      expect(await app.core.forms.eraseOwnData({ token })).toBe('invalid');
      const change = { full_name: 'Mallory', country_code: '+91', phone_number: '9000000000' };
      expect(await app.core.forms.correctOwnData({ token }, change)).toBe('invalid');
      const answer = await app.server.inject({ url: `/api/v1/public/my-data?token=${encodeURIComponent(token)}` });
      expect([400, 410]).toContain(answer.statusCode);
    }
    expect(await countHeld(other.email)).toBe(1);
    app.clock.now = new Date(tomorrow.getTime() + 1000);
    expect(await app.core.forms.readOwnData(link)).toBeUndefined();
  });
});

test('D-55 the download has everything of the person and nothing of others', async () => {
  const [person, other] = [makePerson('download', 810), makePerson('besidedownload', 811)];
  await enquire(app, person);
  await enquire(app, other);
  const { token } = await linkFor(person);
  const answer = await app.server.inject({ url: `/api/v1/public/my-data?token=${token}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="person.json"',
  });
  expect(answer.body).toContain(person.word);
  expect(answer.body).not.toContain(other.word);
  const direct = await app.core.privacy.exportOwnData({ token });
  expect(await text(Readable.from(direct?.body ?? []))).toContain(person.email);
});

test('D-55 name and number are corrected in every record, and staff see that they were', async () => {
  const person = makePerson('corrected', 820);
  await seedPerson(app, asha, person);
  const change = { full_name: 'Zubeda Rahman', country_code: '+91', phone_number: '9812300000' };
  expect(await app.core.forms.correctOwnData(await linkFor(person), change)).toBe('done');
  const [enquiry] = await app.db.select().from(tables.enquiries).where(eq(tables.enquiries.email, person.email));
  expect(enquiry).toMatchObject({ fullName: 'Zubeda Rahman', phoneNumber: '9812300000' });
  const [application] = await app.db
    .select()
    .from(tables.jobApplications)
    .where(eq(tables.jobApplications.email, person.email));
  expect(application).toMatchObject({ fullName: 'Zubeda Rahman', mobile: '919812300000' });
  const [posting] = await app.db
    .select()
    .from(tables.postedProperties)
    .where(eq(tables.postedProperties.email, person.email));
  // The name is shown to visitors, so it changes only after a review.
  expect(posting).toMatchObject({ name: person.name, phoneNumber: '9812300000' });
  const [event] = await app.db
    .select()
    .from(tables.enquiryEvents)
    .where(eq(tables.enquiryEvents.enquiryId, enquiry?.id ?? 0))
    .orderBy(desc(tables.enquiryEvents.id))
    .limit(1);
  expect(event?.body).toBe('The visitor corrected their name or phone number');
});

describe('erasing the own data', () => {
  test('D-55 erases everything at once, and the link with it', async () => {
    const person = makePerson('goodbye', 830);
    await seedPerson(app, asha, person);
    const link = await linkFor(person);
    const outcomes = await Promise.all([app.core.forms.eraseOwnData(link), app.core.forms.eraseOwnData(link)]);
    expect(outcomes).toContain('done');
    expect(await countHeld(person.email)).toBe(0);
    expect(await newestMail(person.email)).toBeUndefined();
    expect(await app.core.forms.eraseOwnData(link)).toBe('invalid');
    expect(await app.core.forms.readOwnData(link)).toBeUndefined();
  });

  test('D-55 keeps the record of a transaction until staff have decided', async () => {
    const person = makePerson('bought', 840);
    await enquire(app, person);
    await win(person.email);
    await enquire(app, person);
    const link = await linkFor(person);
    expect(await app.core.forms.eraseOwnData(link)).toBe('partly');
    expect(await countHeld(person.email)).toBe(1);
    const listed = async () => (await asha.call('GET', '/privacy/requests')).json().requests;
    const mine = (await listed()).filter(({ email }: { email: string }) => email === person.email);
    expect(mine).toEqual([expect.objectContaining({ kind: 'enquiry', name: person.name })]);
    expect(await newestMail('hello@aangan.example')).toMatchObject({ template: 'erasure-asked', data: {} });
    // Asking again changes nothing.
    const waiting = await app.db.$count(tables.mails, eq(tables.mails.template, 'erasure-asked'));
    expect(await app.core.forms.eraseOwnData(await linkFor(person))).toBe('partly');
    expect(await app.db.$count(tables.mails, eq(tables.mails.template, 'erasure-asked'))).toBe(waiting);
    expect(await app.core.forms.readOwnData(await linkFor(person))).toMatchObject({ isWaiting: true });
    // A restored database keeps it too.
    app.clock.now = new Date(Date.now() + 60_000);
    await app.core.privacy.repeatErasures();
    expect(await countHeld(person.email)).toBe(1);
    app.clock.now = START;
    const [{ id }] = mine;
    const decline = (reason: string) => asha.call('POST', '/privacy/decline', { kind: 'enquiry', id, reason });
    expect((await decline('no')).statusCode).toBe(400);
    expect((await decline('Tax law: eight years.')).statusCode).toBe(200);
    expect((await decline('Tax law: eight years.')).statusCode).toBe(404);
    expect(await newestMail(person.email)).toMatchObject({
      template: 'erasure-declined',
      data: { reason: 'Tax law: eight years.' },
    });
    await asha.call('POST', '/privacy/erase', { contacts: [person.email], confirmation: 'ERASE' });
    expect(await countHeld(person.email)).toBe(0);
  });
});
