import type { Core, JobQueue } from '#core';

/** One at a time: two at once would only slow each other and the public site down. */
const AT_ONCE = 1;

export async function importListings({ imports }: Core, jobs: JobQueue): Promise<void> {
  await jobs.work('import.check', AT_ONCE, ({ importId }, signal) => imports.checkRows(importId, signal));
  await jobs.work('import.run', AT_ONCE, ({ importId }, signal) => imports.writeRows(importId, signal));
}
