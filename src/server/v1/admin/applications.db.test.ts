import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffApplication, StaffApplicationRow } from '#contract';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type SentApplication, sendApplication, storeJobs } from '../../../../test/applications.ts';
import { PDF } from '../../../../test/documents.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { auditEntries, jobApplications, mails, media } = tables;
let devika: Colleague;

beforeAll(async () => {
  await storeJobs(app.db);
  devika = await newColleague(app, 'hr');
});
beforeEach(() => {
  app.scanner.says = 'clean';
});

const apply = async (sent?: SentApplication) => (await sendApplication(app, sent)).id;

const list = async (query: string): Promise<StaffApplicationRow[]> => {
  const answer = await devika.call('GET', `/application?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().applications;
};
const ids = async (query: string) => (await list(query)).map(({ id }) => id);
const read = async (id: number): Promise<StaffApplication> =>
  (await devika.call('GET', `/application/${id}`)).json().record;
const download = (id: number) => devika.call('GET', `/application/${id}/document`);
const bodies = async (id: number) => (await read(id)).events.map(({ kind, body }) => [kind, body]);

const audited = (id: number, action: string) =>
  app.db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'application'),
        eq(auditEntries.entityId, String(id)),
        eq(auditEntries.action, action),
      ),
    );

describe('the list of applications', () => {
  test('R-299 tells who applied for what, newest first, with the state of the document', async () => {
    const first = await apply({ fields: { full_name: 'Kabir Anand' } });
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    app.scanner.says = 'unavailable';
    const second = await apply();
    const rows = await list('');
    expect(rows.map(({ id }) => id)).toEqual([second, first]);
    expect(rows[0]?.document).toEqual({ name: 'Resume.pdf', byte_size: PDF.length, state: 'pending' });
    expect(rows[1]).toMatchObject({
      full_name: 'Kabir Anand',
      mobile: '910000001077',
      job: { job_title: 'Sales Manager, North' },
      role: 'Sales Manager',
      status: 'received',
      document: { state: 'ready' },
      retain_until: '2027-11-15',
    });
    for (const hidden of ['consentId', 'path']) expect(JSON.stringify(rows)).not.toContain(hidden);
  });

  test('R-299 is filtered by status and job, searched by name, address and number, and ignores nonsense', async () => {
    const email = 'zubin@lake.example';
    const id = await apply({ fields: { full_name: 'Zubin 100% Mehta', email, mobile: '+91 09876 12345' } });
    const { job } = await read(id);
    for (const term of ['zubin', '100%', 'LAKE.example', '87612', email, '09876 12345', '+91 09876 12345'])
      expect([term, await ids(`q=${encodeURIComponent(term)}`)]).toEqual([term, [id]]);
    expect(await ids('q=nobody@lake.example')).toEqual([]);
    expect(await ids(`job_id=${job.id}`)).toContain(id);
    expect(await ids('job_id=999999')).toEqual([]);
    await devika.call('PATCH', `/application/${id}`, { status: 'shortlisted' });
    expect(await ids('status=shortlisted')).toEqual([id]);
    expect(await ids('status=nonsense&job_id=x&page=-3')).toEqual(await ids(''));
    expect((await devika.call('GET', '/application/jobs')).json().jobs).toEqual([job]);
  });
});

describe('one application', () => {
  test('R-299 R-308 comes with every answer, the consent, and what the same person applied for besides', async () => {
    const fields = { email: 'same@lake.example', about_yourself: 'I like long walks.', linkedin: '' };
    const before = await apply({ fields });
    const id = await apply({ fields: { ...fields, email: 'SAME@lake.example' } });
    expect(await read(id)).toMatchObject({
      gender: 'Female',
      about_yourself: 'I like long walks.',
      linkedin: null,
      consent: { notice_version: 'application-1', purposes: ['terms', 'recruitment'], withdrawn_at: null },
      events: [],
    });
    expect((await read(id)).others.map((other) => other.id)).toContain(before);
    expect((await devika.call('GET', '/application/999999')).statusCode).toBe(404);
  });

  test('R-299 R-307 every step is told in its history, and in that of the house without naming the person', async () => {
    const id = await apply({ fields: { full_name: 'Zubin Mistry' } });
    await devika.call('PATCH', `/application/${id}`, { status: 'shortlisted' });
    await devika.call('PATCH', `/application/${id}`, { status: 'shortlisted' });
    await devika.call('POST', `/application/${id}/note`, { body: 'Zubin speaks Konkani.' });
    expect((await devika.call('POST', `/application/${id}/note`, { body: ' ' })).statusCode).toBe(400);
    expect((await devika.call('PATCH', `/application/${id}`, { status: 'nonsense' })).statusCode).toBe(400);
    expect(await bodies(id)).toEqual([
      ['note', 'Zubin speaks Konkani.'],
      ['status', 'Received → Shortlisted'],
    ]);
    const entries = await audited(id, 'update');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      actorId: devika.id,
      before: { status: 'received' },
      after: { status: 'shortlisted' },
    });
    expect(JSON.stringify(entries)).not.toContain('Zubin');
  });
});

describe('the document', () => {
  test('R-299 is saved under its own name, never shown or kept by a browser, and who took it is written down', async () => {
    const id = await apply({ file: { name: 'Lebenslauf ö (100%).pdf', body: PDF } });
    const answer = await download(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(PDF);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Lebenslauf _ (100_).pdf"; filename*=UTF-8''Lebenslauf%20%C3%B6%20%28100%25%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    expect(await audited(id, 'download')).toMatchObject([{ actorId: devika.id, before: null, after: null }]);
  });

  test('R-299 is withheld until the scanner has said that it is clean, and for good when it is not', async () => {
    app.scanner.says = 'unavailable';
    const id = await apply();
    expect((await download(id)).statusCode).toBe(409);
    const [row] = await app.db.select().from(jobApplications).where(eq(jobApplications.id, id));
    app.scanner.says = 'infected';
    await app.core.careers.scanDocument(row?.fileId ?? 0);
    const rejected = await download(id);
    expect([rejected.statusCode, rejected.json().msg]).toEqual([409, expect.stringContaining('virus scanner')]);
    expect((await read(id)).document.state).toBe('rejected');
    expect((await download(999_999)).statusCode).toBe(404);
    expect(await audited(id, 'download')).toEqual([]);
    await app.db
      .update(media)
      .set({ status: 'ready', path: 'private/applications/gone.pdf' })
      .where(eq(media.id, row?.fileId ?? 0));
    expect((await download(id)).statusCode).toBe(404);
  });
});

describe('a letter', () => {
  const draft = async (id: number, kind: string) =>
    (await devika.call('GET', `/application/${id}/letter/${kind}`)).json().letter;
  const send = (id: number, letter: object) => devika.call('POST', `/application/${id}/letter`, letter);
  const mailsTo = (email: string, template: 'application-invitation' | 'application-rejection') =>
    app.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.template, template)));

  test('R-299 of invitation begins with words that staff may change, and goes out with the change of status', async () => {
    const email = 'invited@lake.example';
    const id = await apply({ fields: { full_name: 'Leela Rao', email } });
    const letter = await draft(id, 'invitation');
    expect(letter).toMatchObject({ kind: 'invitation', body: expect.stringContaining('Dear Leela Rao,') });
    expect(letter.body).toContain('Sales Manager, North');
    expect((await send(id, { ...letter, body: '' })).statusCode).toBe(400);
    expect(await mailsTo(email, 'application-invitation')).toEqual([]);
    expect((await send(id, { ...letter, subject: 'Tuesday?', body: 'Dear Leela,\n\nat ten?' })).statusCode).toBe(200);
    const sent = await mailsTo(email, 'application-invitation');
    expect(sent.map(({ data }) => data)).toEqual([{ subject: 'Tuesday?', body: 'Dear Leela,\n\nat ten?' }]);
    expect((await read(id)).status).toBe('interview');
    expect(await bodies(id)).toEqual([
      ['status', 'Received → Interview'],
      ['mail', 'Invitation emailed: Tuesday?\n\nDear Leela,\n\nat ten?'],
    ]);
  });

  test('R-299 of rejection is mailed once, also when two decide at the same moment', async () => {
    const email = 'rejected@lake.example';
    const id = await apply({ fields: { email } });
    const letter = await draft(id, 'rejection');
    const answers = await Promise.all([send(id, letter), send(id, letter)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
    expect(await mailsTo(email, 'application-rejection')).toHaveLength(1);
    expect((await read(id)).status).toBe('rejected');
    expect((await send(999_999, letter)).statusCode).toBe(404);
  });
});

describe('the time it is kept', () => {
  test('R-299 is prolonged for a reason, to a later day within two years', async () => {
    const id = await apply();
    const extendRetention = (retain_until: string, reason = 'Wants to start after the harvest.') =>
      devika.call('POST', `/application/${id}/retention`, { retain_until, reason });
    for (const [day, reason] of [
      ['2027-11-15', undefined],
      ['2028-11-15', undefined],
      ['2028-02-30', undefined],
      ['2028-03-01', ' '],
    ] as const)
      expect([day, (await extendRetention(day, reason)).statusCode]).toEqual([day, 400]);
    expect((await extendRetention('2028-03-01')).statusCode).toBe(200);
    expect((await read(id)).retain_until).toBe('2028-03-01');
    expect(await bodies(id)).toEqual([
      ['note', 'Kept until 1 Mar 2028 instead of 15 Nov 2027: Wants to start after the harvest.'],
    ]);
  });
});

describe('the export', () => {
  test('R-299 is a sheet of what the filters leave, in which nothing is calculated, and is written down', async () => {
    const id = await apply({ fields: { full_name: '=HYPERLINK("https://evil.example","Kabir")' } });
    await devika.call('PATCH', `/application/${id}`, { status: 'offered' });
    const answer = await devika.call('GET', '/application/export?status=offered');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="applications.csv"'),
      'cache-control': 'private, no-store',
    });
    const text = answer.rawPayload.toString('utf8');
    expect(text.startsWith('\uFEFFReceived (India time),Name,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""Kabir"")"`);
    expect(text.match(/\r\n/g)).toHaveLength(2);
    expect(await audited(0, 'export')).toMatchObject([{ actorId: devika.id, after: { status: 'offered', rows: 1 } }]);
  });
});
