import type { Core, JobQueue, MailTransport, Scan } from '#core';
import type { createLogger, Metrics, Tracer } from '#server';

type Logger = ReturnType<typeof createLogger>;

/** Logs, measures and traces every attempt of a job. */
export const watchJobs =
  (logger: Logger, { work }: Metrics, tracer: Tracer | undefined) =>
  async ({ queue, id }: { queue: string; id: string }, run: () => Promise<void>): Promise<void> => {
    const attributes = { 'messaging.destination.name': queue, 'messaging.message.id': id };
    const span = tracer?.begin({ name: `job ${queue}`, kind: 'consumer', attributes });
    const log = logger.child({ queue, job: id, ...(span && { traceId: span.traceId }) });
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const ended = (outcome: 'done' | 'failed') => {
      work.jobEnded(queue, outcome, seconds());
      span?.end(outcome === 'failed');
    };
    try {
      await (tracer && span ? tracer.within(span, run) : run());
    } catch (error) {
      ended('failed');
      log.warn({ err: error, ms: Math.round(seconds() * 1000) }, 'job failed, it will be tried again');
      throw error;
    }
    ended('done');
    log.info({ ms: Math.round(seconds() * 1000) }, 'job done');
  };

export const withScanMetrics =
  (scan: Scan, { work }: Metrics): Scan =>
  async (body) => {
    const verdict = await scan(body);
    work.scanned(verdict);
    return verdict;
  };

export const withMailMetrics = (transport: MailTransport, { work }: Metrics): MailTransport => ({
  send: async (mail) => {
    try {
      await transport.send(mail);
    } catch (error) {
      work.mailTried('failed');
      throw error;
    }
    work.mailTried('sent');
  },
  close: () => transport.close(),
});

/** Backlog for the metrics: `active` and `failed` are read now, the rest is what the worker counted last. */
export async function readBacklog(jobs: JobQueue, { mail }: Core) {
  const [depths, backlog, mails] = await Promise.all([jobs.depths(), jobs.backlog(), mail.waiting()]);
  const queues = backlog.map((queue) => {
    const { active = 0, failed = 0 } = depths.find(({ name }) => name === queue.name) ?? {};
    return { ...queue, active, failed };
  });
  return { queues, mails };
}
