import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import {
  APPLY,
  applicationForm as form,
  getEmail,
  type Posting,
  postForm,
  storeJobs,
} from '../../../../test/applications.ts';
import { DOC, docx, EXE, PDF } from '../../../../test/documents.ts';
import { createLoggedServer } from '../../../../test/log.ts';

const app = createTestApp();
const { consents, jobApplications, jobs, mails, media } = tables;
const SALES_INBOX = 'hello@aangan.example';

const post = (data: FormData, posting?: Posting, server = app.server) => postForm(server, data, posting);
const stored = (email: string) => app.db.select().from(jobApplications).where(eq(jobApplications.email, email));
const getFile = async (id: number) => (await app.db.select().from(media).where(eq(media.id, id)))[0];
const filesIn = (folder: string) => readdir(join(app.filesFolder, 'private', folder)).catch(() => []);

beforeAll(() => storeJobs(app.db));

afterEach(() => {
  app.scanner.says = 'clean';
  app.clock.now = new Date('2026-11-15T06:30:00Z');
});

describe('R-141 R-148 D-11 D-19 an application', () => {
  test('R-204 is stored with its job, its document and the consent given, and answered with what was accepted', async () => {
    const data = form({
      fields: { linkedin: 'linkedin.com/in/asha-example', about_yourself: 'I sell slowly.' },
      file: { name: '..\\My resume.PDF', body: PDF },
    });
    const headers = { ...newVisitor(), 'user-agent': 'A phone' };
    const answer = await post(data, { headers });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true, accepted: [data.get('submission_key')] });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [row] = await stored(getEmail(data));
    const [job] = await app.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.slug, 'sales-manager'));
    expect(row).toMatchObject({
      jobId: job?.id,
      fullName: 'Asha Verma',
      mobile: '910000001077',
      gender: 'Female',
      role: 'Sales Manager',
      location: 'Gurugram',
      experience: '4+',
      linkedin: 'https://linkedin.com/in/asha-example',
      aboutYourself: 'I sell slowly.',
      status: 'received',
      retainUntil: '2027-11-15',
    });
    const [consent] = await app.db
      .select()
      .from(consents)
      .where(eq(consents.id, row?.consentId ?? 0));
    expect(consent).toMatchObject({
      noticeVersion: 'application-1',
      purposes: ['terms', 'recruitment'],
      agreedAt: app.clock.now,
      ip: headers['x-forwarded-for'],
      userAgent: 'A phone',
    });
    const file = await getFile(row?.fileId ?? 0);
    expect(file).toMatchObject({
      visibility: 'private',
      status: 'ready',
      contentType: 'application/pdf',
      byteSize: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
      originalName: 'My resume.pdf',
    });
    expect(file?.path).toMatch(/^private\/applications\/[\da-f-]{36}\.pdf$/);
    expect(await readFile(join(app.filesFolder, file?.path ?? ''))).toEqual(PDF);
  });

  test('R-204 is taken under the old address too, without a session, where the form names the job', async () => {
    const url = '/api/v1/admin/jobs/apply';
    const data = form({ fields: { job_slug: 'sales-manager' } });
    const answer = await post(data, { url });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().accepted).toEqual([data.get('submission_key')]);
    expect(await stored(getEmail(data))).toHaveLength(1);
    expect((await post(form(), { url })).json().errors).toEqual([
      { field: 'job_slug', message: 'Please choose a job opening' },
    ]);
    expect((await app.server.inject(url)).statusCode).toBe(401);
  });

  test('R-141 leaves out what is optional, and takes every kind of document', async () => {
    for (const [name, body] of [
      ['a.doc', DOC],
      ['b.docx', docx()],
    ] as const) {
      const data = form({ file: { name, type: 'application/octet-stream', body } });
      expect((await post(data)).statusCode).toBe(201);
      expect((await stored(getEmail(data)))[0]).toMatchObject({ linkedin: null, aboutYourself: null });
    }
  });
});

describe('the mails of an application', () => {
  const mailsTo = (recipient: string) => app.db.select().from(mails).where(eq(mails.recipient, recipient));

  test('go to staff and to the applicant, without any typed text to the applicant', async () => {
    const data = form({ fields: { full_name: 'Cheap loans at spam.example' } });
    await post(data);
    const [row] = await stored(getEmail(data));
    const staffMailData = { applicationId: row?.id, fullName: 'Cheap loans at spam.example', experience: '4+' };
    expect(await mailsTo(SALES_INBOX)).toContainEqual(
      expect.objectContaining({ template: 'application-to-desk', data: expect.objectContaining(staffMailData) }),
    );
    const own = await mailsTo(getEmail(data));
    expect(own.map(({ template, data: mailData }) => [template, mailData])).toEqual([
      ['application-received', { applicationId: row?.id, jobTitle: 'Sales Manager, North' }],
    ]);
  });

  test('do not flood an inbox: after three in an hour only staff are notified', async () => {
    const email = 'often@aangan.example';
    for (let n = 0; n < 5; n += 1) await post(form({ fields: { email } }));
    expect(await stored(email)).toHaveLength(5);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('the same application sent again', () => {
  test('is stored once, with one document, and answered the same', async () => {
    const data = form();
    const first = await post(data);
    const files = await filesIn('applications');
    const second = await post(data);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await stored(getEmail(data))).toHaveLength(1);
    expect(await filesIn('applications')).toEqual(files);
    // The last day may pass between a lost response and the retry.
    app.clock.now = new Date('2026-11-25T06:30:00Z');
    expect((await post(data)).json()).toEqual(first.json());
  });

  test('is stored once when eight arrive at the same moment', async () => {
    const data = form();
    const files = await filesIn('applications');
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(data)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(getEmail(data))).toHaveLength(1);
    expect(await filesIn('applications')).toHaveLength(files.length + 1);
  });
});

test('D-11 while the scanner is away an application is taken, and its document waits', async () => {
  app.scanner.says = 'unavailable';
  const data = form();
  expect((await post(data)).statusCode).toBe(201);
  const [row] = await stored(getEmail(data));
  expect((await getFile(row?.fileId ?? 0))?.status).toBe('pending');
});

describe('D-11 a document that waited for the scanner', () => {
  const waiting = async () => {
    app.scanner.says = 'unavailable';
    const data = form();
    await post(data);
    const [row] = await stored(getEmail(data));
    return row?.fileId ?? 0;
  };

  test('is ready once it is found clean, and stays so', async () => {
    const id = await waiting();
    await expect(app.core.careers.scanDocument(id)).rejects.toThrow('away');
    app.scanner.says = 'clean';
    await app.core.careers.scanDocument(id);
    expect((await getFile(id))?.status).toBe('ready');
    app.scanner.says = 'infected';
    await app.core.careers.scanDocument(id);
    expect((await getFile(id))?.status).toBe('ready');
  });

  test('goes to quarantine when it is infected, and nowhere else', async () => {
    const id = await waiting();
    const before = await getFile(id);
    app.scanner.says = 'infected';
    await app.core.careers.scanDocument(id);
    const after = await getFile(id);
    expect(after).toMatchObject({ status: 'rejected', visibility: 'private' });
    expect(after?.path).toBe(before?.path.replace('/applications/', '/quarantine/'));
    const name = after?.path.split('/').at(-1) ?? '';
    expect(await filesIn('quarantine')).toContain(name);
    expect(await filesIn('applications')).not.toContain(name);
  });
});

describe('D-11 the name of a document', () => {
  test('of 300 characters is cut, and its end stays', async () => {
    const data = form({ file: { name: `${'a'.repeat(296)}.pdf`, body: PDF } });
    await post(data);
    const [row] = await stored(getEmail(data));
    expect((await getFile(row?.fileId ?? 0))?.originalName).toBe(`${'a'.repeat(116)}.pdf`);
  });
});

describe('R-309 machines', () => {
  test('that fill in the hidden field are told that all went well, and nothing is stored', async () => {
    const files = await filesIn('applications');
    const data = form({ fields: { website: 'https://spam.example' } });
    const answer = await post(data);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().accepted).toEqual([data.get('submission_key')]);
    expect(await stored(getEmail(data))).toEqual([]);
    expect(await filesIn('applications')).toEqual(files);
  });

  test('cannot send form after form, under either address', async () => {
    const headers = newVisitor();
    const codes: number[] = [];
    for (let n = 0; n < 61; n += 1) codes.push((await post(form(), { headers })).statusCode);
    expect(codes).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
  });
});

test('neither the answer nor the log names a person, whether it goes well, is refused or breaks', async () => {
  const { server, log } = await createLoggedServer(app);
  const person = { full_name: 'Marker Person', email: 'marker@aangan.example', mobile: '0000007777' };
  const file = { name: 'Marker resume.pdf', body: PDF };
  const well = await post(form({ fields: person, file }), { headers: {} }, server);
  const rejected = await post(form({ fields: person, file: { ...file, body: EXE } }), { headers: {} }, server);
  await app.ownerPool.query('alter table job_applications rename to job_applications_elsewhere');
  const broken = await post(form({ fields: person, file }), { headers: {} }, server);
  await app.ownerPool.query('alter table job_applications_elsewhere rename to job_applications');
  await server.close();
  expect([well, rejected, broken].map(({ statusCode }) => statusCode)).toEqual([201, 400, 500]);
  const seen = log() + well.body + rejected.body + broken.body;
  expect(seen).toContain(APPLY);
  expect(seen).not.toMatch(/marker|0000007777/i);
});

test('a document is taken back when its application cannot be stored', async () => {
  const files = await filesIn('applications');
  await app.ownerPool.query('alter table consents rename to consents_elsewhere');
  expect((await post(form())).statusCode).toBe(500);
  await app.ownerPool.query('alter table consents_elsewhere rename to consents');
  expect(await filesIn('applications')).toEqual(files);
});
