export { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
export { type Db, openDb, openPool, type Pool, type Tx } from './connection.ts';
export { type DemoStaff, SeedRefused, seedDemo } from './demo/seed-demo.ts';
export { MigrationRefused, migrate, pendingMigrations } from './migrate.ts';
export * as tables from './schema/index.ts';
