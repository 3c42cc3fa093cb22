import type { Core, JobQueue } from '#core';

const CONCURRENCY = 1;

export const scanDocument = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('document.scan', CONCURRENCY, ({ mediaId }) => core.careers.scanDocument(mediaId));
