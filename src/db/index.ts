export {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
export { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
export { grantAccess, type Roles } from './access.ts';
export { createConcurrencyLimiter, OverloadedError, type Release } from './concurrency-limiter.ts';
export { type Db, openDb, openPool, type Pool, type Tx } from './connection.ts';
export { MigrationError, migrate, pendingMigrations, shippedMigrations } from './migrate.ts';
export { openReplicas, type Replica, type Replicas } from './replicas.ts';
export * as tables from './schema/index.ts';
export {
  deleteOldSignals,
  openListener,
  openSignals,
  probeNotifications,
  type SignalMode,
  type Signals,
} from './signals.ts';
export { isUnavailable } from './unavailable.ts';
export { type PoolWatcher, watchPool } from './watch-pool.ts';
