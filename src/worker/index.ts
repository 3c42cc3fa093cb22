import type { Core, JobQueue, MailTransport } from '#core';
import { sendMail } from './send-mail.job.ts';

export interface WorkerOptions {
  core: Core;
  jobs: JobQueue;
  transport: MailTransport;
}

/** Takes up every queue. It stops when the queue is stopped; unfinished jobs go to another worker. */
export async function startWorker({ core, jobs, transport }: WorkerOptions): Promise<void> {
  await sendMail(core, jobs, transport);
}
