import type { Core, JobQueue } from '#core';

/** One at a time, because a picture is the largest object that a worker holds in memory. */
const CONCURRENCY = 1;

export const preparePicture = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('picture.prepare', CONCURRENCY, ({ mediaId }) => core.pictures.prepare(mediaId));
