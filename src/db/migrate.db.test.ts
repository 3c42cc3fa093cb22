import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { openPool } from './connection.ts';
import { getRequired, MigrationError, migrate, pendingMigrations, shippedMigrations } from './migrate.ts';

const database = testDatabase({ template: 'template0' });

const separatePool = () =>
  openPool({
    url: database.ownerUrl,
    size: 2,
    statementTimeoutMs: 30_000,
    applicationName: 'second',
    onError: () => {},
  });

describe('migrating', () => {
  const others = [separatePool, separatePool];
  const opened: ReturnType<typeof separatePool>[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((pool) => pool.end()));
  });

  test('started from three machines at once applies every migration exactly once', async () => {
    opened.push(...others.map((open) => open()));
    const results = await Promise.all([database.ownerPool, ...opened].map((pool) => migrate(pool)));
    const names = (await shippedMigrations()).map(({ name }) => name);
    expect(results.flatMap(({ applied }) => applied).sort()).toEqual(names);
    expect(await pendingMigrations(database.ownerPool)).toEqual([]);
  });

  test('by an older release changes nothing, and its roles start', async () => {
    const client = database.ownerPool;
    await client.query("insert into schema_migrations (name, checksum) values ('9999_from_the_future', 'x')");
    expect(await migrate(client)).toEqual({ applied: [], newer: ['9999_from_the_future'] });
    expect(await pendingMigrations(client)).toEqual([]);
    await client.query("delete from schema_migrations where name = '9999_from_the_future'");
  });

  test('by an older release is refused once something that it uses was removed', async () => {
    const shipped = await shippedMigrations();
    const expand = { name: '9996_add', sql: 'create table drill_new ()', checksum: 'x' };
    const contract = { name: '9997_remove', sql: '-- requires 9996_add\ndrop table drill_new', checksum: 'x' };
    await migrate(database.ownerPool, [...shipped, expand, contract]);
    await expect(migrate(database.ownerPool, shipped)).rejects.toThrow(/too old for the database: 9997_remove removed/);
    await expect(pendingMigrations(database.ownerPool)).rejects.toThrow(MigrationError);
    expect(await migrate(database.ownerPool, [...shipped, expand])).toEqual({ applied: [], newer: ['9997_remove'] });
    await database.ownerPool.query("delete from schema_migrations where name like '999%'");
  });

  test('is refused when another release added migrations and this one has its own', async () => {
    const own = { name: '9996_own', sql: 'select 1', checksum: 'x' };
    await database.ownerPool.query("insert into schema_migrations (name, checksum) values ('9995_other', 'x')");
    await expect(migrate(database.ownerPool, [...(await shippedMigrations()), own])).rejects.toThrow(
      /another release \(9995_other\) and lacks 9996_own of this one/,
    );
    await database.ownerPool.query("delete from schema_migrations where name = '9995_other'");
  });

  test('accepts a database whose list of migrations was made by release 0.1.0', async () => {
    await database.ownerPool.query('alter table schema_migrations drop column requires');
    expect(await pendingMigrations(database.ownerPool)).toEqual([]);
    expect(await migrate(database.ownerPool)).toEqual({ applied: [], newer: [] });
  });

  test('is refused when an applied migration was edited afterwards', async () => {
    const checksum = randomBytes(8).toString('hex');
    const { rows } = await database.ownerPool.query<{ name: string; checksum: string }>(
      'select * from schema_migrations limit 1',
    );
    await database.ownerPool.query('update schema_migrations set checksum = $1 where name = $2', [
      checksum,
      rows[0]?.name,
    ]);
    await expect(migrate(database.ownerPool)).rejects.toThrow(/since edited/);
    await database.ownerPool.query('update schema_migrations set checksum = $1 where name = $2', [
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
    const [holder, visitor] = [await database.ownerPool.connect(), separatePool()];
    await holder.query('begin; select from enquiries limit 1');
    let over = false;
    const migrating = migrate(database.ownerPool, [...(await shippedMigrations()), migration]).finally(() => {
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
    expect((await migrating).applied).toEqual(['9998_add_column']);
    await visitor.query(
      "alter table enquiries drop column drill_note; delete from schema_migrations where name = '9998_add_column'",
    );
    await visitor.end();
  });
});

/** Statements that the release before may not survive. */
const CONTRACT =
  /\b(?:drop (?:table|column|view|function|constraint|type)|rename (?:to|column)|set not null|set data type)\b/i;

/** Leaves out the constraints that the migration names as loosened: what the release before writes is still accepted. */
const withoutLoosened = (sql: string): string =>
  [...sql.matchAll(/^-- loosens (\w+)$/gm)].reduce(
    (rest, [, name]) => rest.replace(`DROP CONSTRAINT "${name}"`, ''),
    sql,
  );

test('a migration that removes or tightens something names the migration that prepared it', async () => {
  const shipped = await shippedMigrations();
  for (const [index, { name, sql }] of shipped.entries()) {
    if (!CONTRACT.test(withoutLoosened(sql).replaceAll(/^--.*$/gm, ''))) continue;
    const earlier = shipped.slice(0, index).map((migration) => migration.name);
    expect(earlier, `${name} has no line "-- requires <migration>"`).toContain(getRequired(sql));
  }
});
