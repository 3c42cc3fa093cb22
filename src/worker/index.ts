import type { Core, JobQueue, MailTransport } from '#core';
import { type Scheduler, type SchedulerOptions, startScheduler, type TaskWatch } from './scheduler.ts';

export interface WorkerOptions extends SchedulerOptions {
  scheduler: TaskWatch;
  core: Core;
  jobs: JobQueue;
  transport: MailTransport;
}

/** Concurrent deliveries per worker; small mail servers accept few connections. */
const CONCURRENT_EMAILS = 4;

/**
 * All other jobs run one at a time: a picture is the largest object that a worker holds in memory, and two imports
 * would only slow down each other and the public site.
 */
const ONE_AT_A_TIME = 1;

/** Starts all queues and the scheduler. Unfinished jobs of a stopped worker are picked up by another. */
export async function startWorker({
  core,
  jobs,
  transport,
  purgeUrls,
  assetsFolder,
  scheduler,
}: WorkerOptions): Promise<Scheduler> {
  await jobs.work('mail.send', CONCURRENT_EMAILS, ({ mailId }) => core.mail.deliver(transport, mailId));
  await jobs.work('password.link', ONE_AT_A_TIME, ({ userId }) => core.accounts.mailPasswordLink(userId));
  await jobs.work('picture.prepare', ONE_AT_A_TIME, ({ mediaId }) => core.pictures.prepare(mediaId));
  await jobs.work('posting.pictures', ONE_AT_A_TIME, ({ postingId }) => core.postings.movePictures(postingId));
  await jobs.work('document.scan', ONE_AT_A_TIME, ({ mediaId }) => core.careers.scanDocument(mediaId));
  await jobs.work('files.remove', ONE_AT_A_TIME, ({ paths }) => core.files.remove(paths));
  await jobs.work('import.check', ONE_AT_A_TIME, ({ importId }, signal) => core.imports.checkRows(importId, signal));
  await jobs.work('import.run', ONE_AT_A_TIME, ({ importId }, signal) => core.imports.writeRows(importId, signal));
  await jobs.work('import.pictures', ONE_AT_A_TIME, ({ importId }, signal) =>
    core.imports.fetchPictures(importId, signal),
  );
  await jobs.work('bulk.change', ONE_AT_A_TIME, ({ changeId }, signal) => core.bulkChanges.run(changeId, signal));
  return startScheduler(core, scheduler, { purgeUrls, assetsFolder });
}
