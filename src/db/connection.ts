import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { TransactionPool } from './transaction-pool.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Pool = pg.Pool;

// Counts and money are bigint in the database and safe integers by constraint: give them to JavaScript as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  url: string;
  size: number;
  /** No statement of this pool may run longer. */
  statementTimeoutMs: number;
  /** How long to wait for a server that says nothing at all: five seconds for a connection, for ever for an answer. */
  patienceMs?: number;
  applicationName: string;
  onError: (error: Error) => void;
}

/** Opens a pool. A connection that dies while idle is reported and replaced, never fatal. */
export function openPool({ url, size, statementTimeoutMs, patienceMs, applicationName, onError }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: applicationName,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: patienceMs ?? 5_000,
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export const openDb = (pool: Pool): Db =>
  drizzle({ client: new TransactionPool(pool) as unknown as Pool, schema, casing: 'snake_case' });
