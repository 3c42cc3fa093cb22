import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { openPool } from './connection.ts';
import { MigrationError, migrate, pendingMigrations, shippedMigrations } from './migrate.ts';

const database = testDatabase({ template: 'template0' });

const separatePool = () =>
  openPool({ url: database.url, size: 2, statementTimeoutMs: 30_000, applicationName: 'second', onError: () => {} });

describe('migrating', () => {
  const others = [separatePool, separatePool];
  const opened: ReturnType<typeof separatePool>[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((pool) => pool.end()));
  });

  test('started from three machines at once applies every migration exactly once', async () => {
    opened.push(...others.map((open) => open()));
    const results = await Promise.all([database.pool, ...opened].map((pool) => migrate(pool)));
    const names = (await shippedMigrations()).map(({ name }) => name);
    expect(results.flat().sort()).toEqual(names);
    expect(await pendingMigrations(database.pool)).toEqual([]);
  });

  test('is refused when the database is newer than the code', async () => {
    await database.pool.query("insert into schema_migrations (name, checksum) values ('9999_from_the_future', 'x')");
    await expect(migrate(database.pool)).rejects.toThrow(/newer than this code: it has 9999_from_the_future/);
    await expect(pendingMigrations(database.pool)).rejects.toThrow(MigrationError);
    await database.pool.query("delete from schema_migrations where name = '9999_from_the_future'");
  });

  test('is refused when an applied migration was edited afterwards', async () => {
    const checksum = randomBytes(8).toString('hex');
    const { rows } = await database.pool.query<{ name: string; checksum: string }>(
      'select * from schema_migrations limit 1',
    );
    await database.pool.query('update schema_migrations set checksum = $1 where name = $2', [checksum, rows[0]?.name]);
    await expect(migrate(database.pool)).rejects.toThrow(/since edited/);
    await database.pool.query('update schema_migrations set checksum = $1 where name = $2', [
      rows[0]?.checksum,
      rows[0]?.name,
    ]);
  });

  test('blocks no other statement while its lock is taken, and continues when it is free', async () => {
    const migration = {
      name: '9998_add_column',
      sql: 'alter table enquiries add column drill_note text',
      checksum: 'x',
    };
    const [holder, visitor] = [await database.pool.connect(), separatePool()];
    await holder.query('begin; select from enquiries limit 1');
    let over = false;
    const migrating = migrate(database.pool, [...(await shippedMigrations()), migration]).finally(() => {
      over = true;
    });
    const waits = async () =>
      Number(
        (await visitor.query("select count(*) from pg_locks where not granted and mode = 'AccessExclusiveLock'"))
          .rows[0].count,
      ) > 0;
    while (!(await waits()));
    await visitor.query("set lock_timeout = '3s'; select from enquiries limit 1");
    expect(over).toBe(false);
    await holder.query('rollback');
    holder.release();
    expect(await migrating).toEqual(['9998_add_column']);
    await visitor.query(
      "alter table enquiries drop column drill_note; delete from schema_migrations where name = '9998_add_column'",
    );
    await visitor.end();
  });
});
