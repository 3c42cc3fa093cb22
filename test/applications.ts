import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_TYPES } from '#contract';
import { type Db, eq, tables } from '#db';
import { newVisitor, type TestApp } from './app.ts';
import { PDF } from './documents.ts';

export const APPLY = '/api/v1/public/jobs/sales-manager/apply';

export interface SentApplication {
  fields?: Record<string, string | undefined>;
  file?: { name: string; type?: string; body: Buffer } | null;
}

let people = 0;

/** An application of a new person, as the page sends it. */
export function applicationForm({ fields, file = { name: 'Resume.pdf', body: PDF } }: SentApplication = {}): FormData {
  people += 1;
  const data = new FormData();
  const formFields = {
    full_name: 'Asha Verma',
    email: `asha${people}@aangan.example`,
    mobile: '+91 00000 01077',
    gender: 'Female',
    role: 'Sales Manager',
    location: 'Gurugram',
    experience: '4+',
    linkedin: '',
    about_yourself: '',
    iAgreeToTerms: 'Yes',
    submission_key: randomUUID(),
    ...fields,
  };
  for (const [name, value] of Object.entries(formFields)) if (value !== undefined) data.set(name, value);
  if (file)
    data.set('file', new File([new Uint8Array(file.body)], file.name, { type: file.type ?? DOCUMENT_TYPES.pdf }));
  return data;
}

export function getEmail(data: FormData): string {
  const email = data.get('email');
  return typeof email === 'string' ? email : '';
}

export interface Posting {
  url?: string;
  headers?: Record<string, string>;
}

/** Sends a multipart form with a file, as a browser would. */
export async function postForm(
  app: FastifyInstance,
  data: FormData,
  { url = APPLY, headers = newVisitor() }: Posting = {},
) {
  const request = new Request('http://localhost/', { method: 'POST', body: data });
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const getSubmissionKey = (form: FormData): string => {
  const key = form.get('submission_key');
  return typeof key === 'string' ? key : '';
};

/** Sends an application as the public form does, and returns the stored row. */
export async function sendApplication({ server, db }: TestApp, sent?: SentApplication) {
  const form = applicationForm(sent);
  const answer = await postForm(server, form);
  const [row] = await db
    .select()
    .from(tables.jobApplications)
    .where(eq(tables.jobApplications.submissionKey, getSubmissionKey(form)));
  if (!row) throw new Error(`the application was answered ${answer.statusCode}`);
  return row;
}

/** Openings in every state as of 15 November 2026; 'sales-manager' accepts applications. */
export async function storeJobs(db: Db): Promise<void> {
  const job = {
    jobTitle: 'Sales Manager, North',
    jobDescription: '<p>You lead.</p>',
    contactPersonName: 'MARKER-contact-name',
    contactPersonEmail: 'marker-contact@aangan.example',
    contactPersonNumber: '9000000077',
    vacancies: 2,
    educationRequired: 'Graduate',
    experienceRequired: 'Two years',
    salaryRange: '4 to 6 LPA',
    locations: 'Gurugram, Noida',
    applicationStartDate: '2026-11-10',
    applicationEndDate: '2026-11-20',
  };
  await db.insert(tables.jobs).values([
    { ...job, slug: 'sales-manager' },
    { ...job, slug: 'closed', applicationEndDate: '2026-11-14' },
    { ...job, slug: 'not-yet', applicationStartDate: '2026-11-16' },
    { ...job, slug: 'deleted', deletedAt: new Date() },
  ]);
}
