import { fromDrizzle, PgBoss, systemClock } from 'pg-boss';
import { z } from 'zod';
import { type Pool, sql, type Tx } from '#db';

const IMPORT = {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
};

/** The delay doubles from 5 s up to 15 min, so a hundred retries take about a day. */
const RETRY = { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds: 10 };

/**
 * Every background job with its payload and retry options. Payloads hold ids, never personal data. A worker that dies
 * stops its heartbeat; the job is handed to another worker after `heartbeatSeconds`.
 */
const queues = {
  'mail.send': {
    payload: z.object({ mailId: z.number().int() }),
    /** About three days of retries before an email needs manual attention. */
    options: { ...RETRY, retryLimit: 300, expireInSeconds: 120 },
  },
  'password.link': {
    payload: z.object({ userId: z.number().int() }),
    options: { ...RETRY, expireInSeconds: 60 },
  },
  'picture.prepare': {
    payload: z.object({ mediaId: z.number().int() }),
    options: { ...RETRY, expireInSeconds: 300 },
  },
  'posting.pictures': {
    payload: z.object({ postingId: z.number().int() }),
    options: { ...RETRY, expireInSeconds: 300 },
  },
  'files.remove': {
    /** The job is retried until all of these files are deleted. */
    payload: z.object({ paths: z.array(z.string()).max(1000) }),
    options: { ...RETRY, retryLimit: 300, expireInSeconds: 600 },
  },
  'document.scan': {
    payload: z.object({ mediaId: z.number().int() }),
    /** As many retries as for email, because a scanner may be unavailable for days. */
    options: { ...RETRY, retryLimit: 300, retryDelay: 30, expireInSeconds: 120 },
  },
  'import.check': {
    payload: z.object({ importId: z.number().int() }),
    options: IMPORT,
  },
  'import.run': {
    payload: z.object({ importId: z.number().int() }),
    /** Finished batches stay committed, and a retry continues after them. */
    options: IMPORT,
  },
  'import.pictures': {
    payload: z.object({ importId: z.number().int() }),
    /** Fetched pictures stay, and a retry continues after them. */
    options: IMPORT,
  },
  'bulk.change': {
    payload: z.object({ changeId: z.number().int() }),
    /** Finished rows stay committed, and a retry continues after them. */
    options: IMPORT,
  },
} as const;

type QueueName = keyof typeof queues;
type Payload<Name extends QueueName> = z.infer<(typeof queues)[Name]['payload']>;

const SCHEMA = 'jobs';

interface JobQueueOptions {
  pool: Pool;
  /** True for workers, which also recover jobs whose worker died. */
  supervise: boolean;
  onError: (error: Error) => void;
  /** Wraps every attempt of a job, to log, measure and trace it. */
  around?: (job: { queue: string; id: string }, run: () => Promise<void>) => Promise<void>;
}

interface EnqueueOptions {
  /** Jobs of a queue run in descending order of their priority, which is 0 by default. */
  priority?: number;
  /** The job is not due before this moment. */
  startAfter?: Date;
}

interface Backlog {
  name: string;
  /** Counted up to a thousand. */
  waiting: number;
  /** Waiting time of the oldest job that is due. */
  oldestSeconds: number;
}

export interface JobQueue {
  /** Stores a job in the caller's transaction: the rows that cause it and the job commit together or not at all. */
  enqueue<Name extends QueueName>(tx: Tx, name: Name, payload: Payload<Name>, options?: EnqueueOptions): Promise<void>;
  /** Deletes every job of a queue with one of these payloads, finished or not, including its stored output. */
  deleteJobs<Name extends QueueName>(tx: Tx, name: Name, payloads: Payload<Name>[]): Promise<void>;
  /** Runs `handle` for each job of a queue, at least once; a thrown error causes a retry. */
  work<Name extends QueueName>(
    name: Name,
    concurrency: number,
    handle: (payload: Payload<Name>, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /** Jobs waiting or running per queue, for the metrics. */
  depths(): Promise<{ name: string; waiting: number; active: number; failed: number }[]>;
  /** Current backlog of each queue; the cost does not grow with the length of the queues. */
  backlog(): Promise<Backlog[]>;
  stop(): Promise<void>;
}

/**
 * A monotonic clock: with the system clock, a worker would pause for as long as that is set back. Whether a job is due
 * is decided by the database clock.
 */
const STEADY_CLOCK = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

const open = ({ pool, supervise, onError }: JobQueueOptions, migrate: boolean): PgBoss => {
  const boss = new PgBoss({
    schema: SCHEMA,
    clock: STEADY_CLOCK,
    db: { executeSql: async (text, values) => pool.query(text, values) },
    migrate,
    createSchema: migrate,
    schedule: false,
    supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
  });
  boss.on('error', onError);
  return boss;
};

/** Creates or updates the job tables. Part of `aangan migrate`, so that a running role never alters the schema. */
export async function installJobQueue(pool: Pool): Promise<void> {
  const boss = open({ pool, supervise: false, onError: () => {} }, true);
  await boss.start();
  for (const [name, { options }] of Object.entries(queues)) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ close: false });
}

const MAX_COUNTED = 1_000;

/** Reads a limited part of the index that jobs are fetched by; the counts in `depths` may be long out of date. */
const BACKLOG = `
  select queue.name,
    count(job.due)::int as waiting,
    coalesce(extract(epoch from max(now() - job.due) filter (where job.due <= now())), 0)::float8 as "oldestSeconds"
  from ${SCHEMA}.queue left join lateral (
    select greatest(created_on, start_after) as due
    from ${SCHEMA}.job
    where name = queue.name and state < 'active' and not blocked
    order by priority desc, created_on, start_after
    limit ${MAX_COUNTED}
  ) job on true
  group by queue.name`;

export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { around = (_job, run) => run() } = options;
  const boss = open(options, false);
  await boss.start();
  return {
    async enqueue(tx, name, payload, enqueueOptions = {}) {
      const sendOptions = { ...enqueueOptions, db: fromDrizzle(tx, sql) };
      const id = await boss.send(name, queues[name].payload.parse(payload), sendOptions);
      if (id === null) throw new Error(`job ${name} was not stored`);
    },
    async deleteJobs(tx, name, payloads) {
      const payloadList = sql.join(
        payloads.map((payload) => sql`${JSON.stringify(payload)}::jsonb`),
        sql`, `,
      );
      if (payloads.length > 0)
        await tx.execute(sql`delete from ${sql.raw(SCHEMA)}.job where name = ${name} and data in (${payloadList})`);
    },
    async work(name, concurrency, handle) {
      // One job a second per slot would take hours after an outage, so a backlog is processed without pauses.
      const workOptions = {
        localConcurrency: concurrency,
        pollingIntervalSeconds: 1,
        burstWhenReadyExceeds: concurrency,
      };
      await boss.work(name, workOptions, async ([job]) => {
        if (!job) return;
        const payload = queues[name].payload.parse(job.data) as Payload<typeof name>;
        await around({ queue: name, id: job.id }, () => handle(payload, job.signal));
      });
    },
    async depths() {
      const stats = await boss.getQueues();
      return stats.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
    backlog: async () => (await options.pool.query<Backlog>(BACKLOG)).rows,
    // Running jobs get twenty seconds to finish; the rest go back to the queue.
    stop: () => boss.stop({ graceful: true, close: false, timeout: 20_000 }),
  };
}
