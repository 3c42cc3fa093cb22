import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const OUTCOMES = ['sent', 'failed'] as const;
const VERDICTS = ['clean', 'infected', 'unavailable'] as const;

/** Metrics of a worker: jobs, emails, scans and scheduled tasks. */
export function workMetrics(registry: Registry) {
  const registers = [registry];
  const jobSeconds = new Histogram({
    name: 'aangan_job_seconds',
    help: 'Time of a try of a job, by queue and how it ended',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers,
  });
  const mails = new Counter({
    name: 'aangan_mails_total',
    help: 'Tries to hand a mail to the mail server',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of OUTCOMES) mails.inc({ outcome }, 0);
  const scans = new Counter({
    name: 'aangan_scans_total',
    help: 'What the virus scanner said of uploaded documents',
    labelNames: ['verdict'],
    registers,
  });
  for (const verdict of VERDICTS) scans.inc({ verdict }, 0);
  const lastSuccess = new Gauge({
    name: 'aangan_housekeeping_last_success_timestamp_seconds',
    help: 'When a task last came to a good end, or when the worker started if it has not yet',
    labelNames: ['task'],
    registers,
  });
  const interval = new Gauge({
    name: 'aangan_housekeeping_interval_seconds',
    help: 'How often a task is meant to run',
    labelNames: ['task'],
    registers,
  });
  const failures = new Counter({
    name: 'aangan_housekeeping_failures_total',
    help: 'Turns of a task that failed',
    labelNames: ['task'],
    registers,
  });

  return {
    jobEnded: (queue: string, outcome: 'done' | 'failed', seconds: number) =>
      jobSeconds.observe({ queue, outcome }, seconds),
    mailTried: (outcome: (typeof OUTCOMES)[number]) => mails.inc({ outcome }),
    scanned: (verdict: (typeof VERDICTS)[number]) => scans.inc({ verdict }),
    taskPlanned(task: string, everySeconds: number): void {
      interval.set({ task }, everySeconds);
      lastSuccess.setToCurrentTime({ task });
      failures.inc({ task }, 0);
    },
    taskDone: (task: string) => lastSuccess.setToCurrentTime({ task }),
    taskFailed: (task: string) => failures.inc({ task }),
  };
}
