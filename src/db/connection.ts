import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type ClientBase, type QueryConfig } from 'pg';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import * as schema from './schema/index.ts';
import { DatabaseTimeoutError } from './unavailable.ts';

const LIFTS_LIMIT = /^\s*set (local )?statement_timeout/i;
const ENDS_TRANSACTION = /^\s*(commit|rollback)\b(?! to)/i;

const getText = (query: unknown): string => (typeof query === 'string' ? query : ((query as QueryConfig).text ?? ''));

/**
 * Destroys a connection that receives no data for `limitMs` while a statement is running, because a hanging server or a
 * broken network would otherwise block the caller forever. The connection is never reused, so no one inherits an open
 * transaction. A transaction that lifts the server's statement timeout lifts this limit too.
 */
function destroyOnTimeout(client: ClientBase & { connection?: { stream: unknown } }, limitMs: number): void {
  const stream = client.connection?.stream as Socket | undefined;
  if (!stream) throw new Error('the driver does not show its connection any more');
  let busy = false;
  let lifted: 'no' | 'transaction' | 'session' = 'no';
  client.on('drain', () => {
    busy = false;
  });
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const text = getText(args[0]);
    const lift = LIFTS_LIMIT.exec(text);
    if (lift) lifted = lift[1] ? 'transaction' : 'session';
    else if (lifted === 'transaction' && ENDS_TRANSACTION.test(text)) lifted = 'no';
    busy = true;
    return query(...args);
  }) as typeof client.query;
  stream.setTimeout(limitMs, () => {
    if (busy && lifted === 'no')
      stream.destroy(new DatabaseTimeoutError(`The database did not respond for ${limitMs} ms`));
  });
}

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Pool = pg.Pool;

// Counts and money are bigint in the database and limited to safe integers by constraints, so they are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PoolOptions {
  url: string;
  size: number;
  /** Statement timeout of this pool; 0 for none. */
  statementTimeoutMs: number;
  /** Maximum time that a statement of this pool waits for a lock. */
  lockTimeoutMs?: number;
  /** Timeout for a server that does not respond at all, if another server can be queried instead. */
  timeoutMs?: number;
  applicationName: string;
  onError: (error: Error) => void;
}

/** Extra time for a live server to report its own statement timeout. */
const GRACE_MS = 2_000;

/** Opens a pool. An idle connection that dies is reported and replaced; one that stops responding is destroyed. */
export function openPool({
  url,
  size,
  statementTimeoutMs,
  lockTimeoutMs,
  timeoutMs,
  applicationName,
  onError,
}: PoolOptions): Pool {
  const socketTimeoutMs = timeoutMs ?? (statementTimeoutMs === 0 ? 0 : statementTimeoutMs + GRACE_MS);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: applicationName,
    statement_timeout: statementTimeoutMs,
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: lockTimeoutMs }),
    connectionTimeoutMillis: timeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (socketTimeoutMs > 0) destroyOnTimeout(client, socketTimeoutMs);
  });
  return pool;
}

const TIMEOUT_MS = 5_000;

/**
 * Limits concurrent transactions: when all of them wait for a lock, a quarter of the connections remains available for
 * statements outside transactions, which is how pages read.
 */
const createTransactionLimiter = ({ options: { max } }: Pool) =>
  createConcurrencyLimiter({
    maxConcurrent: max < 4 ? max : max - Math.ceil(max / 4),
    maxQueued: Number.POSITIVE_INFINITY,
    timeoutMs: TIMEOUT_MS,
  });

const over = (client: Pool | pg.PoolClient): Db => drizzle({ client, schema, casing: 'snake_case' });

/**
 * Queries and transactions over a pool. Transactions acquire and always release their connection here, because
 * drizzle's own implementation leaks it when `begin` fails, so that every lost connection would shrink the pool.
 */
export function openDb(pool: Pool): Db {
  const db = over(pool);
  const dbByClient = new WeakMap<pg.PoolClient, Db>();
  const acquire = createTransactionLimiter(pool);
  const inConnection = async <T>(work: (own: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      const own = dbByClient.get(client) ?? over(client);
      dbByClient.set(client, own);
      return await work(own);
    } finally {
      client.release();
    }
  };
  db.transaction = async (work, config) => {
    const release = await acquire();
    try {
      return await inConnection((own) => own.transaction(work, config));
    } finally {
      release();
    }
  };
  return db;
}
