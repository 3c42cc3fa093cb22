import type { Core, JobQueue, MailTransport } from '#core';

/** Mails leave one by one per slot; four slots are more than any small mail server likes to see. */
const CONCURRENCY = 4;

export const sendMail = (core: Core, jobs: JobQueue, transport: MailTransport): Promise<void> =>
  jobs.work('mail.send', CONCURRENCY, ({ mailId }) => core.mail.deliver(transport, mailId));
