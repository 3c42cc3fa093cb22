import { Gauge, type Registry } from 'prom-client';
import { remembered } from './remembered.ts';

export interface Backlog {
  queues: { name: string; waiting: number; active: number; failed: number; oldestSeconds: number }[];
  mails: { waiting: number; oldestSeconds: number };
}

const TTL_MS = 10_000;
const TIMEOUT_MS = 1_000;

/** The backlog in the database. All gauges share one cached query; without a result they are omitted. */
export function backlogMetrics(registry: Registry, look: () => Promise<Backlog>): void {
  const backlog = remembered(look, { ttlMs: TTL_MS, timeoutMs: TIMEOUT_MS });
  const gauge = (name: string, help: string, labelNames: string[], fill: (gauge: Gauge, current: Backlog) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const current = await backlog();
        // An outdated value would look current.
        this.reset();
        if (labelNames.length === 0) this.remove();
        if (current !== undefined) fill(this, current);
      },
    });
  gauge(
    'aangan_jobs',
    'Jobs by queue and state; those that wait are counted up to 1000',
    ['queue', 'state'],
    (jobs, { queues }) => {
      for (const { name: queue, waiting, active, failed } of queues) {
        jobs.set({ queue, state: 'waiting' }, waiting);
        jobs.set({ queue, state: 'active' }, active);
        jobs.set({ queue, state: 'failed' }, failed);
      }
    },
  );
  gauge(
    'aangan_job_oldest_seconds',
    'How long the oldest job that could run has waited',
    ['queue'],
    (oldest, { queues }) => {
      for (const { name: queue, oldestSeconds } of queues) oldest.set({ queue }, oldestSeconds);
    },
  );
  gauge('aangan_mails_waiting', 'Mails that have not left yet, counted up to 1000', [], (waiting, { mails }) =>
    waiting.set(mails.waiting),
  );
  gauge('aangan_mail_oldest_seconds', 'Age of the oldest mail that has not left yet', [], (oldest, { mails }) =>
    oldest.set(mails.oldestSeconds),
  );
}
