import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/local-postgres.ts';
import { testDatabase } from '../../test/database.ts';
import { openSignals, type SignalMode, type Signals } from './signals.ts';

const database = testDatabase();
const opened: Signals[] = [];
let consentId = 0;

beforeAll(async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into consents (notice_version, purposes, agreed_at) values ('test', '{contact}', now()) returning id",
  );
  consentId = rows[0]?.id ?? 0;
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((signals) => signals.close()));
});

const INSERT = `insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, consent_id)
  select gen_random_uuid(), 'Tara Joshi', 'tara@lake.example', '+91', '0000012345', 'A flat, please.', $1
  from generate_series(1, $2::int)`;

const addLeads = (client: Pick<pg.Pool | pg.PoolClient, 'query'>, number = 1) =>
  client.query(INSERT, [consentId, number]) as Promise<unknown>;

/** Signals of this database, with what they were told. */
async function watch(url = database.url) {
  const modes: SignalMode[] = [];
  const signals = openSignals({ pool: database.pool, url, onMode: (mode) => modes.push(mode) });
  opened.push(signals);
  let changes = 0;
  const stop = signals.on('leads', () => {
    changes += 1;
  });
  await expect.poll(() => modes.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await signals.ready;
  return { signals, stop, modes, changes: () => changes };
}

const unreachable = async () => `postgres://aangan@127.0.0.1:${await freePort()}/aangan`;

const storedSignals = async () =>
  Number((await database.pool.query<{ n: string }>('select count(*) as n from signals')).rows[0]?.n);

describe('R-410 changes of leads', () => {
  test('are announced at once over the direct connection', async () => {
    const { signals, changes } = await watch();
    expect(signals.mode()).toBe('notified');
    await addLeads(database.pool);
    await expect.poll(changes).toBe(1);
  });

  test('are found by asking each second where no notification arrives', async () => {
    const { signals, changes } = await watch(await unreachable());
    expect(signals.mode()).toBe('polling');
    await addLeads(database.pool);
    await expect.poll(changes, { timeout: 5_000 }).toBe(1);
  });

  test.each([
    ['announced', () => database.url],
    ['looked for', unreachable],
  ])('are not missed when %s and committed after later ones', async (_, url) => {
    const { changes } = await watch(await url());
    const slow = await database.pool.connect();
    try {
      await slow.query('begin');
      await addLeads(slow);
      await addLeads(database.pool);
      await expect.poll(changes, { timeout: 5_000 }).toBe(1);
      await slow.query('commit');
      await expect.poll(changes, { timeout: 5_000 }).toBe(2);
    } finally {
      slow.release();
    }
  });

  test('count once a transaction, and not at all if nothing of interest changed or it was rolled back', async () => {
    const before = await storedSignals();
    await addLeads(database.pool, 50);
    expect(await storedSignals()).toBe(before + 1);
    await database.pool.query("update enquiries set message = 'Another text', city_id = null");
    await database.pool.query('update enquiries set status = status');
    expect(await storedSignals()).toBe(before + 1);
    const client = await database.pool.connect();
    await client.query('begin');
    await addLeads(client);
    await client.query('rollback');
    client.release();
    expect(await storedSignals()).toBe(before + 1);
    await database.pool.query("update enquiries set next_follow_up_at = now() + interval '1 hour'");
    expect(await storedSignals()).toBe(before + 2);
  });

  test('are still found after the connection was lost, which is opened again', async () => {
    const { signals, modes, changes } = await watch();
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aangan-signals' and datname = current_database()",
    );
    await expect.poll(() => modes).toEqual(['notified', 'polling']);
    await addLeads(database.pool);
    await expect.poll(changes, { timeout: 5_000 }).toBeGreaterThan(0);
    await expect.poll(() => signals.mode(), { timeout: 10_000 }).toBe('notified');
  });

  test('are no longer reported to those who have stopped listening', async () => {
    const [first, second] = [await watch(), await watch()];
    first.stop();
    await addLeads(database.pool);
    await expect.poll(second.changes).toBe(1);
    expect(first.changes()).toBe(0);
  });
});
