import type { Core, JobQueue } from '#core';

const CONCURRENCY = 1;

export const mailPasswordLink = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('password.link', CONCURRENCY, ({ userId }) => core.accounts.mailPasswordLink(userId));
