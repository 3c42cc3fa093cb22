import { Counter, Gauge, type Registry } from 'prom-client';
import type { DomainEvent } from '#core';

interface CacheOptions {
  /** How long a value is cached. */
  ttlMs: number;
  /** How long a caller waits for a new value. */
  timeoutMs: number;
}

/**
 * Caches a value, never runs `read` concurrently, and limits the wait: returns undefined on a timeout or error, so that
 * callers get a response in time even if the database hangs.
 */
export function cacheWithTimeout<T>(
  read: () => Promise<T>,
  { ttlMs, timeoutMs }: CacheOptions,
): () => Promise<T | undefined> {
  let cached: { value: T; until: number } | undefined;
  let pending: Promise<T | undefined> | undefined;
  const refresh = async () => {
    try {
      const value = await read();
      cached = { value, until: performance.now() + ttlMs };
      return value;
    } catch {
      return undefined;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (cached !== undefined && performance.now() < cached.until) return cached.value;
    pending ??= refresh();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), timeoutMs);
    });
    const answer = await Promise.race([pending, timeout]);
    clearTimeout(timer);
    return answer;
  };
}

export interface Backlog {
  queues: { name: string; waiting: number; active: number; failed: number; oldestSeconds: number }[];
  mails: { waiting: number; oldestSeconds: number; delayed: number };
}

const TTL_MS = 10_000;
const TIMEOUT_MS = 1_000;

/** The backlog in the database. All gauges share one cached query; without a result they are omitted. */
export function backlogMetrics(registry: Registry, readBacklog: () => Promise<Backlog>): void {
  const backlog = cacheWithTimeout(readBacklog, { ttlMs: TTL_MS, timeoutMs: TIMEOUT_MS });
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
    'Jobs by queue and state; waiting jobs are counted up to 1000',
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
    'Waiting time of the oldest job that is ready to run',
    ['queue'],
    (oldest, { queues }) => {
      for (const { name: queue, oldestSeconds } of queues) oldest.set({ queue }, oldestSeconds);
    },
  );
  gauge('aangan_mails_waiting', 'Emails not sent yet, counted up to 1000', [], (waiting, { mails }) =>
    waiting.set(mails.waiting),
  );
  gauge('aangan_mails_delayed', 'Emails that the hourly budget for visitors delays', [], (delayed, { mails }) =>
    delayed.set(mails.delayed),
  );
  gauge('aangan_mail_oldest_seconds', 'Age of the oldest email not sent yet', [], (oldest, { mails }) =>
    oldest.set(mails.oldestSeconds),
  );
}

const FORMS = ['enquiry', 'application', 'posting', 'subscription'] as const;
const SIGN_INS = { sign_in_succeeded: 'succeeded', sign_in_failed: 'failed' } as const;

const isForm = (what: DomainEvent): what is (typeof FORMS)[number] => FORMS.some((form) => form === what);

/** Business events, counted without personal data. */
export function businessMetrics(registry: Registry) {
  const forms = new Counter({
    name: 'aangan_forms_received_total',
    help: 'Forms of visitors that were stored; repeated submissions count once',
    labelNames: ['form'],
    registers: [registry],
  });
  for (const form of FORMS) forms.inc({ form }, 0);
  const signIns = new Counter({
    name: 'aangan_sign_ins_total',
    help: 'Sign-in attempts of staff, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of Object.values(SIGN_INS)) signIns.inc({ outcome }, 0);
  return {
    emit(what: DomainEvent): void {
      if (isForm(what)) forms.inc({ form: what });
      else signIns.inc({ outcome: SIGN_INS[what] });
    },
  };
}
