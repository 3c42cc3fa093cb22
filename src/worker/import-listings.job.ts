import type { Core, JobQueue } from '#core';

/** One at a time: two imports would only slow down each other and the public site. */
const CONCURRENCY = 1;

export async function importListings({ imports }: Core, jobs: JobQueue): Promise<void> {
  await jobs.work('import.check', CONCURRENCY, ({ importId }, signal) => imports.checkRows(importId, signal));
  await jobs.work('import.run', CONCURRENCY, ({ importId }, signal) => imports.writeRows(importId, signal));
}
