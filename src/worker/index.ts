import type { Core, JobQueue, MailTransport } from '#core';
import { importListings } from './import-listings.job.ts';
import { mailPasswordLink } from './mail-password-link.job.ts';
import { preparePicture } from './prepare-picture.job.ts';
import { removeFiles } from './remove-files.job.ts';
import { scanDocument } from './scan-document.job.ts';
import { type Scheduler, startScheduler, type TaskWatch } from './scheduler.ts';
import { sendMail } from './send-mail.job.ts';

export interface WorkerOptions {
  scheduler: TaskWatch;
  core: Core;
  jobs: JobQueue;
  transport: MailTransport;
  /** URLs of the caches that accept `PURGE`. */
  purgeUrls?: string[];
}

/** Starts all queues and the scheduler. Unfinished jobs of a stopped worker are picked up by another. */
export async function startWorker({ core, jobs, transport, purgeUrls, scheduler }: WorkerOptions): Promise<Scheduler> {
  await sendMail(core, jobs, transport);
  await mailPasswordLink(core, jobs);
  await preparePicture(core, jobs);
  await scanDocument(core, jobs);
  await removeFiles(core, jobs);
  await importListings(core, jobs);
  return startScheduler(core, scheduler, purgeUrls);
}
