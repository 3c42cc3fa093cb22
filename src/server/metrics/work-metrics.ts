import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const OUTCOMES = ['sent', 'failed'] as const;
const VERDICTS = ['clean', 'infected', 'unavailable'] as const;

/** Metrics of scheduled tasks are also exported under this prefix, for alert rules of 0.1.0. Remove in 0.3.0. */
const DEPRECATED_PREFIX = 'aangan_housekeeping';

const taskMetrics = (registry: Registry, prefix: string) => {
  const labels = { labelNames: ['task'], registers: [registry] };
  const note = prefix === DEPRECATED_PREFIX ? ' (deprecated, use aangan_scheduler_*)' : '';
  return {
    lastSuccess: new Gauge({
      name: `${prefix}_last_success_timestamp_seconds`,
      help: `When a task last succeeded, or when the worker started if it has not yet${note}`,
      ...labels,
    }),
    interval: new Gauge({
      name: `${prefix}_interval_seconds`,
      help: `Interval at which a task is scheduled${note}`,
      ...labels,
    }),
    failures: new Counter({
      name: `${prefix}_failures_total`,
      help: `Runs of a task that failed${note}`,
      ...labels,
    }),
  };
};

/** Metrics of a worker: jobs, emails, scans and scheduled tasks. */
export function workMetrics(registry: Registry) {
  const registers = [registry];
  const jobSeconds = new Histogram({
    name: 'aangan_job_seconds',
    help: 'Duration of an attempt of a job, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers,
  });
  const mails = new Counter({
    name: 'aangan_mails_total',
    help: 'Attempts to send an email, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of OUTCOMES) mails.inc({ outcome }, 0);
  const scans = new Counter({
    name: 'aangan_scans_total',
    help: 'Results of virus scans of uploaded documents',
    labelNames: ['verdict'],
    registers,
  });
  for (const verdict of VERDICTS) scans.inc({ verdict }, 0);
  const tasks = ['aangan_scheduler', DEPRECATED_PREFIX].map((prefix) => taskMetrics(registry, prefix));

  return {
    jobEnded: (queue: string, outcome: 'done' | 'failed', seconds: number) =>
      jobSeconds.observe({ queue, outcome }, seconds),
    mailTried: (outcome: (typeof OUTCOMES)[number]) => mails.inc({ outcome }),
    scanned: (verdict: (typeof VERDICTS)[number]) => scans.inc({ verdict }),
    taskPlanned(task: string, everySeconds: number): void {
      for (const { interval, lastSuccess, failures } of tasks) {
        interval.set({ task }, everySeconds);
        lastSuccess.setToCurrentTime({ task });
        failures.inc({ task }, 0);
      }
    },
    taskDone(task: string): void {
      for (const { lastSuccess } of tasks) lastSuccess.setToCurrentTime({ task });
    },
    taskFailed(task: string): void {
      for (const { failures } of tasks) failures.inc({ task });
    },
  };
}
