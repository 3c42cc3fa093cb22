import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db, Pool } from './connection.ts';

/** What can change: leads and the requests for them. Triggers in the database send the signals. */
export type Topic = 'leads';

const CHANNEL = 'aangan_signals';

/** Deletes entries older than any reader that is still running could need. */
export const deleteOldSignals = async (db: Db): Promise<void> =>
  void (await db.execute(sql`delete from signals where created_at < now() - interval '1 hour'`));

/** Notified at once, or asking every second: behind a pooler in transaction mode, and while the connection is lost. */
export type SignalMode = 'notified' | 'polling';

export interface Signals {
  /** Calls back after changes of this kind; returns how to end that. */
  on(topic: Topic, changed: () => void): () => void;
  mode(): SignalMode;
  /** Resolves when later changes will be seen. */
  ready: Promise<void>;
  close(): Promise<void>;
}

export interface SignalsOptions {
  pool: Pool;
  /** Of the connection that listens, past a pooler if there is one. */
  url: string;
  /** Told when the mode changes, and why notifications do not arrive. */
  onMode?: (mode: SignalMode, reason: unknown) => void;
}

const POLL_MS = 1_000;
/** A notification can be lost with its connection before that is noticed. */
const SAFETY_POLL_MS = 30_000;
const PROBE_EVERY_MS = 15_000;
const PROBE_MS = 2_000;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** Reads the entries that are new since the last call, in whatever order they were committed. */
function openReader(pool: Pool) {
  let horizon: string | undefined;
  let seen = new Set<number>();
  return async (): Promise<Topic[]> => {
    const { rows } = await pool.query<{ id: number; topic: Topic; transaction: string; horizon: string }>(
      `select id, topic, transaction::text, now.horizon::text
       from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) now
       left join signals on transaction >= coalesce($1::text::xid8, now.horizon)`,
      [horizon],
    );
    const isFirst = horizon === undefined;
    const found = rows.filter(({ id }) => id !== null);
    const fresh = found.filter(({ id }) => !seen.has(id));
    horizon = rows[0]?.horizon ?? horizon;
    // Older entries cannot appear any more.
    seen = new Set(found.filter(({ transaction }) => BigInt(transaction) >= BigInt(horizon ?? 0)).map(({ id }) => id));
    return isFirst ? [] : [...new Set(fresh.map(({ topic }) => topic))];
  };
}

/** Throws if a notification of another connection does not arrive, as behind a pooler in transaction mode. */
export async function probeNotifications(client: pg.Client, pool: Pool): Promise<void> {
  const payload = `probe ${randomUUID()}`;
  const arrived = new Promise<void>((resolve) => {
    const check = (message: pg.Notification) => {
      if (message.payload !== payload) return;
      client.off('notification', check);
      resolve();
    };
    client.on('notification', check);
  });
  await pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
  const isLost = await Promise.race([arrived.then(() => false), pause(PROBE_MS, true, { ref: false })]);
  if (isLost) throw new Error('Notifications of the database do not arrive');
}

/** A connection that listens, past a pooler if there is one. */
export async function openListener(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'aangan-signals',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection is noticed by the next probe.
  client.on('error', () => {});
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return client;
}

/** Watches for changes in other processes. */
export function openSignals({ pool, url, onMode = () => {} }: SignalsOptions): Signals {
  const subscribers = new Map<Topic, Set<() => void>>();
  const stopping = new AbortController();
  const read = openReader(pool);
  /** Undefined until it is known whether notifications arrive; polls as well until then. */
  let mode: SignalMode | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;
  const ready = Promise.withResolvers<void>();
  let lastRead = 0;

  const readOnce = async () => {
    lastRead = performance.now();
    for (const topic of await read()) for (const changed of subscribers.get(topic) ?? []) changed();
    ready.resolve();
  };
  /** One read at a time; what changes meanwhile is read right after. */
  const refresh = (): void => {
    isStale = true;
    reading ??= (async () => {
      while (isStale && !stopping.signal.aborted) {
        isStale = false;
        // While the database is away there is nothing to read; the next poll tries again.
        await readOnce().catch(() => {});
      }
      reading = undefined;
    })();
  };
  const setMode = (next: SignalMode, reason?: unknown) => {
    const isNew = mode !== next;
    mode = next;
    if (isNew) onMode(next, reason);
  };

  const listen = async () => {
    const client = await openListener(url);
    const lost = new Promise<never>((_, reject) => {
      client.once('end', () => reject(new Error('The connection for notifications was lost')));
    });
    // It also ends when nobody waits for it, at the end of the process.
    lost.catch(() => {});
    try {
      client.on('notification', ({ payload }) => {
        if (!payload?.startsWith('probe')) refresh();
      });
      for (;;) {
        await Promise.race([probeNotifications(client, pool), lost]);
        setMode('notified');
        // What changed between the last poll and the first notification.
        refresh();
        await Promise.race([pause(PROBE_EVERY_MS, undefined, { signal: stopping.signal, ref: false }), lost]);
      }
    } finally {
      void client.end().catch(() => {});
    }
  };
  const keepListening = async () => {
    let retryMs = MIN_RETRY_MS;
    while (!stopping.signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (stopping.signal.aborted) return;
        retryMs = mode === 'notified' ? MIN_RETRY_MS : Math.min(retryMs * 2, MAX_RETRY_MS);
        setMode('polling', error);
        await pause(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  };

  refresh();
  const listening = keepListening();
  const timer = setInterval(() => {
    if (mode !== 'notified' || performance.now() - lastRead > SAFETY_POLL_MS) refresh();
  }, POLL_MS);
  timer.unref();

  return {
    on(topic, changed) {
      const all = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, all.add(changed));
      return () => void all.delete(changed);
    },
    mode: () => mode ?? 'polling',
    ready: ready.promise,
    async close() {
      clearInterval(timer);
      stopping.abort();
      await listening;
      await reading;
    },
  };
}
