import type { Core, JobQueue } from '#core';

/** One at a time: a picture is the largest thing a worker holds in memory. */
const CONCURRENCY = 1;

export const preparePicture = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('picture.prepare', CONCURRENCY, ({ mediaId }) => core.pictures.prepare(mediaId));
