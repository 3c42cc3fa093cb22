import { createHash, randomUUID } from 'node:crypto';
import { type ApplicationInput, DOCUMENT_ERRORS } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { type Db, eq, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { discardUnlessStored } from '../files.ts';
import { storeConsent } from '../leads/index.ts';
import { queueMail, queueVisitorMail } from '../mail/index.ts';
import type { UploadedFile } from '../storage/index.ts';
import { type CheckedDocument, checkDocument, DOCUMENT_REJECTIONS } from './check-document.ts';
import { jobToApplyFor } from './jobs.ts';

const { jobApplications, media } = tables;

const fileError = (error: string) => new DomainError('invalid', error, 'file');

const toRow = (folder: string, { extension, contentType, name }: CheckedDocument, body: Buffer) => ({
  path: `private/${folder}/${randomUUID()}.${extension}`,
  visibility: 'private' as const,
  contentType,
  byteSize: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
  originalName: name,
});

/**
 * Checks and scans a document, stores it privately and returns its media row for the caller to insert. An infected file
 * is rejected and quarantined as evidence; if the scanner is unavailable, the row is marked as pending.
 */
async function storeDocument(ctx: Ctx, sent: UploadedFile | undefined): Promise<typeof media.$inferInsert> {
  if (!sent) throw fileError(DOCUMENT_ERRORS.missing);
  const body = await sent.read();
  const checked = checkDocument({ ...sent, body });
  if ('error' in checked) throw fileError(checked.error);
  const verdict = await ctx.scan(body);
  const row = toRow(verdict === 'infected' ? 'quarantine' : 'applications', checked, body);
  await ctx.files.put(row.path, body, row.contentType);
  if (verdict === 'infected') {
    await ctx.db.insert(media).values({ ...row, status: 'rejected' });
    throw fileError(DOCUMENT_REJECTIONS.infected);
  }
  return { ...row, status: verdict === 'clean' ? 'ready' : 'pending' };
}

interface StoredApplication {
  applicationId: number;
  jobTitle: string;
  /** Address that is notified of applications. */
  inbox: string;
  input: ApplicationInput;
}

/** Notifies the company inbox of an application and acknowledges it to the applicant. */
async function queueApplicationMails(ctx: Ctx, tx: Tx, application: StoredApplication): Promise<void> {
  const { applicationId, jobTitle, inbox, input } = application;
  const { full_name: fullName, experience, location } = input;
  const data = { applicationId, jobTitle, fullName, experience, location };
  await queueMail(ctx, tx, { template: 'application-to-desk', recipient: inbox, data });
  const acknowledgement = {
    template: 'application-received' as const,
    recipient: input.email,
    data: { applicationId, jobTitle },
  };
  await queueVisitorMail(ctx, tx, acknowledgement, 'acknowledgement');
}

/** Must change whenever the consent text beside the checkbox changes. */
const NOTICE = 'application-1';
/** The retention period that the consent text states. */
const RETENTION_DAYS = 365;

interface JobApplication {
  slug: string;
  input: ApplicationInput;
  document: UploadedFile | undefined;
  origin: Origin;
}

async function isStored(db: Db | Tx, submissionKey: string): Promise<boolean> {
  const found = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.submissionKey, submissionKey));
  return found.length > 0;
}

const row = (input: ApplicationInput) => ({
  fullName: input.full_name,
  email: input.email,
  mobile: input.mobile,
  gender: input.gender,
  role: input.role,
  location: input.location,
  experience: input.experience,
  linkedin: input.linkedin,
  aboutYourself: input.about_yourself,
});

interface Storing {
  submissionKey: string;
  job: { id: number; title: string };
  inbox: string;
  file: typeof media.$inferInsert;
}

/** Stores an application with its file, consent and emails, unless the submission key is already stored. */
async function store(ctx: Ctx, { input, origin }: JobApplication, storing: Storing): Promise<void> {
  const { submissionKey, job, inbox, file } = storing;
  const isNew = await ctx.db.transaction(async (tx) => {
    // A concurrent submission of the same form waits here and then finds the first row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
    if (await isStored(tx, submissionKey)) return false;
    const now = ctx.now();
    const [storedFile] = await tx.insert(media).values(file).returning({ id: media.id });
    if (!storedFile) throw new Error('the document was not stored');
    if (file.status === 'pending') await ctx.jobs.enqueue(tx, 'document.scan', { mediaId: storedFile.id });
    const agreement = { notice: NOTICE, purposes: ['terms', 'recruitment'], agreedAt: now };
    const consentId = await storeConsent(tx, agreement, origin);
    const [added] = await tx
      .insert(jobApplications)
      .values({
        ...row(input),
        submissionKey,
        jobId: job.id,
        consentId,
        fileId: storedFile.id,
        retainUntil: indiaDay(now, RETENTION_DAYS),
        createdAt: now,
      })
      .returning({ id: jobApplications.id });
    if (!added) throw new Error('the application was not stored');
    await queueApplicationMails(ctx, tx, { applicationId: added.id, jobTitle: job.title, inbox, input });
    return true;
  });
  if (isNew) ctx.emit('application');
}

/**
 * Stores an application with its document, consent and emails, and returns its key. The file is stored before any row
 * refers to it. Repeating a key changes nothing. A filled honeypot means a bot, which gets a normal success response.
 */
export async function applyForJob(ctx: Ctx, application: JobApplication): Promise<string> {
  const { slug, input, document } = application;
  const submissionKey = input.submission_key ?? randomUUID();
  if (input.website || (await isStored(ctx.db, submissionKey))) return submissionKey;
  const job = await jobToApplyFor(ctx, slug);
  const { email: inbox } = await siteFacts(ctx.db);
  const file = await storeDocument(ctx, document);
  try {
    await store(ctx, application, { submissionKey, job, inbox, file });
  } finally {
    await discardUnlessStored(ctx, [file.path]);
  }
  return submissionKey;
}
