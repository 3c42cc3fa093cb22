import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import * as schema from './schema/index.ts';
import { destroyOnTimeout } from './socket-timeout.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Pool = pg.Pool;

// Counts and money are bigint in the database and safe integers by constraint: give them to JavaScript as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  url: string;
  size: number;
  /** No statement of this pool may run longer; 0 for those that may take as long as they like. */
  statementTimeoutMs: number;
  /** No statement of this pool waits longer for a lock that somebody else holds. */
  lockTimeoutMs?: number;
  /** How long to wait for a server that says nothing at all, where there is another to ask. */
  timeoutMs?: number;
  applicationName: string;
  onError: (error: Error) => void;
}

/** What a server that is alive gets on top of its own limit to say that a statement took too long. */
const GRACE_MS = 2_000;

/**
 * Opens a pool. A connection that dies while idle is reported and replaced, never fatal; one that falls silent is cut.
 */
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
 * So many transactions at once and no more: when all of them wait for a lock that somebody else keeps, a quarter of the
 * connections is left to statements outside transactions, which are what pages read with.
 */
const createTransactionLimiter = ({ options: { max } }: Pool) =>
  createConcurrencyLimiter({
    maxConcurrent: max < 4 ? max : max - Math.ceil(max / 4),
    maxQueued: Number.POSITIVE_INFINITY,
    timeoutMs: TIMEOUT_MS,
  });

const over = (client: Pool | pg.PoolClient): Db => drizzle({ client, schema, casing: 'snake_case' });

/**
 * Queries and transactions over a pool. A transaction takes its connection here and always gives it back: drizzle's own
 * keeps it for ever when not even `begin` succeeds, so that every lost connection would make the pool smaller.
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
