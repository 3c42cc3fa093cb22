import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '#contract';
import { eq, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import {
  APPLY,
  applicationForm as form,
  getEmail,
  type Posting,
  postForm,
  type SentApplication,
  storeJobs,
} from '../../../../test/applications.ts';
import { docx, EXE, PDF } from '../../../../test/documents.ts';

const app = createTestApp();
const { jobApplications, media } = tables;

const post = (data: FormData, posting?: Posting) => postForm(app.server, data, posting);
const filesIn = (folder: string) => readdir(join(app.filesFolder, 'private', folder)).catch(() => []);

beforeAll(() => storeJobs(app.db));

afterEach(() => {
  app.scanner.says = 'clean';
  app.clock.now = new Date('2026-11-15T06:30:00Z');
});

describe('an application is refused', () => {
  const usable = sql`${media.status} <> 'rejected'`;

  /** Returns the error response, after checking that nothing was stored. */
  async function rejection(sent: SentApplication & Posting) {
    const files = await filesIn('applications');
    const rows = await app.db.$count(media, usable);
    const data = form(sent);
    const answer = await post(data, sent);
    expect(await app.db.$count(jobApplications, eq(jobApplications.email, getEmail(data)))).toBe(0);
    expect(await filesIn('applications')).toEqual(files);
    expect(await app.db.$count(media, usable)).toBe(rows);
    return { status: answer.statusCode, errors: answer.json().errors };
  }
  const atFile = (message: string) => ({ status: 400, errors: [{ field: 'file', message }] });
  const MISMATCH = 'The content of this file does not match its type. Please save it as a PDF and attach that';
  const TYPE = 'Please choose a .pdf, .doc, .docx, .ppt or .pptx file';

  test('R-141 naming every field that is wrong', async () => {
    const fields = { full_name: ' ', email: 'asha@', mobile: '12', gender: 'x', role: '', experience: '41+' };
    expect(await rejection({ fields: { ...fields, location: undefined, iAgreeToTerms: 'No' } })).toEqual({
      status: 400,
      errors: [
        { field: 'full_name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'mobile', message: 'Please enter a valid phone number' },
        { field: 'gender', message: 'Please choose your gender' },
        { field: 'role', message: 'Please choose a role' },
        { field: 'location', message: 'Please enter a location' },
        { field: 'experience', message: 'Please choose your experience' },
        { field: 'iAgreeToTerms', message: 'Please agree to the terms' },
      ],
    });
  });

  test('when a text is longer than anything that is stored', async () => {
    const fields = { about_yourself: 'x'.repeat(50_000) };
    expect((await rejection({ fields })).errors).toEqual([
      { field: 'about_yourself', message: 'Please use at most 2,000 characters' },
    ]);
  });

  test.each([
    ['without a document', null, 'Please attach your resume'],
    ['with an empty one', { name: 'resume.pdf', body: Buffer.alloc(0) }, 'Please attach your resume'],
    ['with a program', { name: 'resume.exe', body: EXE }, TYPE],
    ['with a program called .pdf', { name: 'resume.pdf', body: EXE }, MISMATCH],
    ['with a name cut by a zero character', { name: 'resume.pdf\0.exe', body: PDF }, TYPE],
    ['with a page before the PDF', { name: 'r.pdf', body: Buffer.concat([Buffer.from('<script>'), PDF]) }, MISMATCH],
    ['with a type that contradicts', { name: 'resume.pdf', type: 'text/html', body: PDF }, MISMATCH],
    [
      'with an archive that would burst',
      {
        name: 'resume.docx',
        type: DOCUMENT_TYPES.docx,
        body: docx(...Array.from({ length: 5_000 }, (_, n) => ({ name: `${n}`, size: 0xfffffffe }))),
      },
      MISMATCH,
    ],
    [
      'with macros',
      { name: 'resume.docx', type: DOCUMENT_TYPES.docx, body: docx({ name: 'word/vbaProject.bin' }) },
      'Please attach a file without macros',
    ],
  ])('R-145 D-11 at its field %s', async (_why, file, message) => {
    expect(await rejection({ file })).toEqual(atFile(message));
  });

  test('R-145 D-11 with more than 5 MB, not with exactly that', async () => {
    const body = Buffer.alloc(MAX_DOCUMENT_BYTES, 'x');
    PDF.copy(body);
    body.write('%%EOF', body.length - 6);
    const large = { name: 'resume.pdf', body: Buffer.concat([body, Buffer.from('\n')]) };
    expect(await rejection({ file: large })).toEqual(atFile('Please choose a file of at most 5 MB'));
    expect((await post(form({ file: { name: 'resume.pdf', body } }))).statusCode).toBe(201);
  });

  test('when the virus scanner finds something, which is kept apart', async () => {
    app.scanner.says = 'infected';
    const before = await filesIn('quarantine');
    expect(await rejection({})).toEqual(atFile('Our virus scanner rejected this file. Please attach another one'));
    expect(await filesIn('quarantine')).toHaveLength(before.length + 1);
    const rows = await app.db.select().from(media).where(eq(media.status, 'rejected'));
    expect(rows.map(({ path }) => path.split('/').slice(0, 2).join('/'))).toEqual(['private/quarantine']);
  });

  test.each([
    ['closed', 410, 'Applications closed'],
    ['not-yet', 410, 'Applications closed'],
    ['deleted', 404, 'Job not found'],
    ['nothing-like-it', 404, 'Job not found'],
    ['%00', 404, 'Job not found'],
  ])('R-149 D-11 for a job that is %s', async (slug, status, message) => {
    const url = `/api/v1/public/jobs/${slug}/apply`;
    expect(await rejection({ url })).toEqual({ status, errors: [{ message }] });
  });

  test('R-149 D-11 after the last day, by the calendar of India', async () => {
    app.clock.now = new Date('2026-11-20T18:29:59Z');
    expect((await post(form())).statusCode).toBe(201);
    app.clock.now = new Date('2026-11-20T18:30:00Z');
    expect((await rejection({})).status).toBe(410);
  });

  test('when it is no form, or one that our pages never send', async () => {
    const call = (payload: string | Buffer, type: string) =>
      app.server.inject({ method: 'POST', url: APPLY, headers: { ...newVisitor(), 'content-type': type }, payload });
    expect((await call('{}', 'application/json')).statusCode).toBe(415);
    expect((await call('--x', 'multipart/form-data; boundary=x')).statusCode).toBe(400);
    expect((await call('--x', 'multipart/form-data')).statusCode).toBe(400);
    const many = form();
    for (let n = 0; n < 20; n += 1) many.set(`more${n}`, 'x');
    expect((await post(many)).statusCode).toBe(413);
    const twice = form();
    twice.append('file', new File([PDF], 'second.pdf'));
    expect((await post(twice)).statusCode).toBe(413);
    const elsewhere = form({ file: null });
    elsewhere.set('about_yourself', new File([PDF], 'resume.pdf'));
    expect((await post(elsewhere)).json().errors).toEqual([{ field: 'file', message: 'Please attach your resume' }]);
  });
});
