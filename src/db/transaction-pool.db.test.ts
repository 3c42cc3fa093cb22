import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { openRelay, type Relay } from '../../test/relay.ts';
import { type Db, openDb, openPool, type Pool, sql } from './index.ts';

const database = testDatabase();
let relay: Relay;
let pool: Pool;
let db: Db;

beforeAll(async () => {
  const url = new URL(database.url);
  relay = await openRelay(Number(url.port));
  url.port = String(relay.port);
  const timing = { statementTimeoutMs: 5_000, patienceMs: 500 };
  pool = openPool({ url: url.href, size: 1, ...timing, applicationName: 'one', onError: () => {} });
  db = openDb(pool);
});

afterAll(async () => {
  await pool.end();
  await relay.close();
});

const one = () => db.transaction((tx) => tx.execute(sql`select 1`));

test('a transaction that cannot begin does not take its connection with it', async () => {
  await one();
  relay.freeze();
  await expect(one()).rejects.toThrow();
  relay.thaw();
  await one();
});

test('a transaction whose end is in doubt leaves its connection to nobody', async () => {
  const begun = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    relay.freeze();
  });
  await expect(begun).rejects.toThrow();
  relay.thaw();
  const { rows } = await db.execute<{ fresh: boolean }>(sql`select now() = statement_timestamp() as fresh`);
  expect(rows).toEqual([{ fresh: true }]);
});

test('a statement that is refused leaves its connection in use', async () => {
  const who = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const before = await who();
  await expect(db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(await who()).toBe(before);
});
