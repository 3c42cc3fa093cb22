import type { Core, JobQueue } from '#core';

const AT_ONCE = 1;

export const mailPasswordLink = (core: Core, jobs: JobQueue): Promise<void> =>
  jobs.work('password.link', AT_ONCE, ({ userId }) => core.accounts.mailPasswordLink(userId));
