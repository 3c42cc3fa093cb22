import type { Core, JobQueue, MailTransport } from '#core';

/** Concurrent deliveries per worker; small mail servers accept few connections. */
const CONCURRENCY = 4;

export const sendMail = (core: Core, jobs: JobQueue, transport: MailTransport): Promise<void> =>
  jobs.work('mail.send', CONCURRENCY, ({ mailId }) => core.mail.deliver(transport, mailId));
