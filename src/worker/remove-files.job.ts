import type { Core, JobQueue } from '#core';

const AT_ONCE = 1;

export const removeFiles = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('files.remove', AT_ONCE, ({ paths }) => core.files.remove(paths));
