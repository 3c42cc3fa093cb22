import type { Core, JobQueue } from '#core';

/** One at a time: two at once would only slow each other and the public site down. */
const CONCURRENCY = 1;

export async function importListings({ imports }: Core, jobs: JobQueue): Promise<void> {
  await jobs.work('import.check', CONCURRENCY, ({ importId }, signal) => imports.checkRows(importId, signal));
  await jobs.work('import.run', CONCURRENCY, ({ importId }, signal) => imports.writeRows(importId, signal));
}
