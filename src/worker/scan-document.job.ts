import type { Core, JobQueue } from '#core';

const AT_ONCE = 1;

export const scanDocument = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('document.scan', AT_ONCE, ({ mediaId }) => core.careers.scanDocument(mediaId));
