import { randomUUID } from 'node:crypto';
import type { ApplicationInput } from '#contract';
import { type Db, eq, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx, Origin } from '../context.ts';
import { discardUnlessStored } from '../files/index.ts';
import { storeConsent } from '../leads/index.ts';
import { queueApplicationMails } from './application-mails.ts';
import type { SentDocument } from './check-document.ts';
import { jobToApplyFor } from './jobs.ts';
import { dayInIndiaAfter } from './present-job.ts';
import { storeDocument } from './store-document.ts';

const { jobApplications, media } = tables;

/** Must change whenever the consent text beside the checkbox changes. */
const NOTICE = 'application-1';
/** The retention period that the consent text states. */
const RETENTION_DAYS = 365;

export interface JobApplication {
  slug: string;
  input: ApplicationInput;
  document: SentDocument | undefined;
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
        retainUntil: dayInIndiaAfter(now, RETENTION_DAYS),
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
