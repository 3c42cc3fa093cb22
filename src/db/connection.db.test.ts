import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFaultProxy } from '../../drills/fault-proxy.ts';
import { testDatabase } from '../../test/database.ts';
import { openDb, openPool, type Pool } from './connection.ts';
import { isUnavailable } from './unavailable.ts';

const database = testDatabase();
let way: Awaited<ReturnType<typeof openFaultProxy>>;
let pool: Pool;

beforeAll(async () => {
  way = await openFaultProxy(database.url);
  pool = openPool({
    url: way.url,
    size: 1,
    statementTimeoutMs: 500,
    lockTimeoutMs: 200,
    applicationName: 'faults',
    onError: () => {},
  });
});
afterAll(async () => {
  await pool.end();
  await way.close();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a transaction that cannot even begin gives its connection back', async () => {
  const db = openDb(pool);
  pool.once('acquire', (client) =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  );
  expect(isUnavailable(await failure(db.transaction(async (tx) => tx.execute(sql`select 1`))))).toBe(true);
  expect((await db.transaction(async (tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
});

test('a statement without an answer ends, and with it its connection', async () => {
  await pool.query('select 1');
  way.make({ stalled: true });
  expect(isUnavailable(await failure(pool.query('select 2')))).toBe(true);
  expect(pool.totalCount).toBe(0);
  way.make({});
  expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
});

test('a transaction that lifts the limit may be silent as long as it likes, and only that one', async () => {
  const db = openDb(pool);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    expect((await tx.execute(sql`select 4 as four from pg_sleep(3)`)).rows).toEqual([{ four: 4 }]);
  });
  expect(isUnavailable(await failure(pool.query('select pg_sleep(3)')))).toBe(true);
});

test('a pool without a limit, as for backups, waits for statements as long as they take', async () => {
  const patient = openPool({
    url: database.url,
    size: 1,
    statementTimeoutMs: 0,
    applicationName: 'test',
    onError: () => {},
  });
  expect((await patient.query('select 5 as five from pg_sleep(2.5)')).rows).toEqual([{ five: 5 }]);
  await patient.end();
});

test('a lock that another session holds is not waited for longer than allowed', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table enquiries');
  const rejected = await failure(pool.query('select count(*) from enquiries'));
  await holder.query('rollback');
  holder.release();
  expect(rejected).toMatchObject({ code: '55P03' });
  expect(isUnavailable(rejected)).toBe(true);
});

test('when every transaction waits for a lock, those who only read are still served', async () => {
  const crowded = openPool({
    url: database.url,
    size: 4,
    statementTimeoutMs: 5_000,
    applicationName: 'crowd',
    onError: () => {},
  });
  const db = openDb(crowded);
  const holder = await database.pool.connect();
  await holder.query('begin; lock table enquiries');
  const crowd = Array.from({ length: 12 }, () => db.transaction(async (tx) => tx.execute(sql`select from enquiries`)));
  expect((await db.execute(sql`select 5 as five`)).rows).toEqual([{ five: 5 }]);
  await holder.query('rollback');
  holder.release();
  expect(await Promise.all(crowd)).toHaveLength(12);
  await crowded.end();
});
