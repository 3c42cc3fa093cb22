import type { Core, JobQueue } from '#core';

const CONCURRENCY = 1;

export const removeFiles = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('files.remove', CONCURRENCY, ({ paths }) => core.files.remove(paths));
