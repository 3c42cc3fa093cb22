import { verifyHistory } from '#core';
import { MigrationError, openDb, openListener, type Pool, pendingMigrations, probeNotifications } from '#db';
import { type Config, directUrl } from '../config.ts';
import { type Check, type Finding, findingsFor, getReason } from './finding.ts';

const OLDEST = 15;
/** Extensions that search needs; some systems package them separately. */
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];
const database = findingsFor('database');
const queue = findingsFor('queue');
const worker = findingsFor('worker');

interface Facts {
  version: string;
  number: number;
  encoding: string;
  mayCreate: boolean;
  most: number;
  taken: number;
  missing: string[];
  now: Date;
  user: string;
  isSuperuser: boolean;
  mayRewriteHistory: boolean;
}

const FACTS = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::int as number,
    current_setting('server_encoding') as encoding,
    has_schema_privilege(current_schema(), 'CREATE') and has_database_privilege(current_database(), 'CREATE') as "mayCreate",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as taken,
    array(select unnest($1::text[]) except select name from pg_available_extensions) as missing,
    clock_timestamp() as now,
    current_user as user,
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    coalesce(has_table_privilege(to_regclass('audit_entries'), 'update'), false) as "mayRewriteHistory"`;

function server({ version, number, encoding, missing }: Facts): Finding[] {
  const found: Finding[] = [];
  if (number < OLDEST * 10_000)
    found.push(database.problem(`PostgreSQL ${version} is too old: upgrade to ${OLDEST} or newer`));
  if (encoding !== 'UTF8')
    found.push(database.problem(`its encoding is ${encoding}: create the database again with encoding UTF8`));
  if (missing.length > 0)
    found.push(database.problem(`missing extensions ${missing.join(', ')}: install the contrib package of PostgreSQL`));
  return found.length > 0 ? found : [database.ok(`PostgreSQL ${version}, ${encoding}`)];
}

/** Whether the account of the site has only the rights that it needs. */
function rights({ user, isSuperuser, mayCreate, mayRewriteHistory }: Facts, hasOwner: boolean): Finding {
  const { ok: limited, warning: wide, problem: short } = findingsFor('rights');
  if (isSuperuser)
    return wide(`${user} is a superuser: give the site an account of its own, see "Accounts" in docs/operations.md`);
  if (!mayCreate && !hasOwner)
    return short('this account cannot create tables: set DATABASE_OWNER_URL for "aangan migrate"');
  if (mayRewriteHistory)
    return wide(`${user} may change the history: set DATABASE_OWNER_URL to another account and run "aangan migrate"`);
  return limited(`${user} changes rows, and only adds to the history`);
}

/** Whether the history is as it was written. */
async function history(pool: Pool): Promise<Finding> {
  const { ok: intact, problem: broken } = findingsFor('history');
  const { errors, entries, head } = await verifyHistory(openDb(pool));
  const [first, ...others] = errors;
  if (first !== undefined)
    return broken(
      `${first}${others.length > 0 ? `, and ${others.length} more` : ''}: find out who changed the database, see "The history does not verify" in docs/runbook.md`,
    );
  return intact(
    head === undefined ? 'nothing is sealed yet' : `${entries} entries fit, newest seal ${head.slice(0, 16)}`,
  );
}

function connections({ most, taken }: Facts, poolSize: number): Finding {
  const { ok: enough, warning: short } = findingsFor('connections');
  const message = `${taken} of ${most} connections in use, each process opens up to ${poolSize}`;
  const fits = poolSize <= most - taken || poolSize * 2 <= most;
  return fits ? enough(message) : short(`${message}: raise max_connections, lower DATABASE_POOL_SIZE or add PgBouncer`);
}

/** Assumes equal network delay in both directions. */
function clock({ now }: Facts, sentAt: number, receivedAt: number): Finding {
  const { ok: same, warning: off, problem: wrong } = findingsFor('clock');
  const seconds = Math.abs(now.getTime() - (sentAt + receivedAt) / 2) / 1000;
  const message = `${seconds.toFixed(1)} s difference to the database`;
  if (seconds <= 1) return same(message);
  return (seconds <= 5 ? off : wrong)(
    `${message}: start a time service (chrony or systemd-timesyncd) on both machines`,
  );
}

async function migrations(pool: Pool): Promise<Finding> {
  const { ok: current, problem: behind } = findingsFor('migrations');
  try {
    const pending = await pendingMigrations(pool);
    return pending.length === 0
      ? current('all applied')
      : behind(`missing ${pending.join(', ')}: run "aangan migrate"`);
  } catch (error) {
    return behind(
      error instanceof MigrationError
        ? error.message
        : `${getReason(error)}: grant this database user read and write access to the tables`,
    );
  }
}

/** Work on all rows after an upgrade, which the worker does in batches. */
async function unfinishedBackfills(pool: Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ name: string; percent: number }>(
    `select name, floor(100.0 * position / greatest(last_id, 1))::int as percent from backfills
     where started_at is not null and finished_at is null order by name`,
  );
  return rows.map(({ name, percent }) =>
    findingsFor('backfill').ok(`${name}: ${percent} % done, the worker continues it`),
  );
}

/** Demo accounts must not have access to a live site; their addresses are in a reserved domain. */
async function demoAccounts(pool: Pool): Promise<Finding[]> {
  const { rowCount } = await pool.query("select from users where email like '%@aangan.example' limit 1");
  return rowCount
    ? [findingsFor('demo').warning('demo accounts exist: run "aangan demo reset" before you open the site')]
    : [];
}

/** Checks connection, version, clock, migrations, backfills and demo accounts. */
export const checkDatabase: Check = async ({ config, pool }) => {
  try {
    // The first query includes connecting, which would distort the clock comparison.
    await pool.query('select 1');
    const sentAt = Date.now();
    const { rows } = await pool.query<Facts>(FACTS, [EXTENSIONS]);
    const receivedAt = Date.now();
    const facts = rows[0];
    if (!facts) throw new Error('it says nothing about itself');
    const schema = await migrations(pool);
    return [
      ...server(facts),
      connections(facts, config.DATABASE_POOL_SIZE),
      clock(facts, sentAt, receivedAt),
      schema,
      rights(facts, config.DATABASE_OWNER_URL !== undefined),
      ...(schema.level === 'ok'
        ? [await history(pool), ...(await unfinishedBackfills(pool)), ...(await demoAccounts(pool))]
        : []),
    ];
  } catch (error) {
    return [
      database.problem(`${getReason(error)}: check DATABASE_URL, and that PostgreSQL is running and accepts this user`),
    ];
  }
};

/** Whether new leads are announced; otherwise every web process looks for them each second. */
export const checkNotifications: Check = async ({ config, pool }) => {
  const { ok: announced, warning: polled } = findingsFor('notifications');
  try {
    await probe(config, pool);
    return [announced('arrive at once')];
  } catch (error) {
    return [
      polled(
        `${getReason(error)}, so new leads are looked for every second: set DATABASE_DIRECT_URL to a connection past the pooler`,
      ),
    ];
  }
};

async function probe(config: Config, pool: Pool): Promise<void> {
  const listener = await openListener(directUrl(config));
  try {
    await probeNotifications(listener, pool);
  } finally {
    await listener.end();
  }
}

const SEEN_LATELY_SECONDS = 60;
const WAITS_LONG_SECONDS = 300;

interface QueueFacts {
  seen: number | null;
  failed: number;
  oldest: number;
}

/** `monitor_on` is updated every few seconds by a running worker. */
const QUEUE_FACTS = `
  select extract(epoch from now() - max(monitor_on))::float8 as seen,
    (select count(*)::int from (select from jobs.job where state = 'failed' limit 1000) given_up) as failed,
    (select coalesce(extract(epoch from now() - min(greatest(created_on, start_after))), 0)::float8
      from (select created_on, start_after from jobs.job where state < 'active' and start_after <= now() limit 1000) due) as oldest
  from jobs.queue`;

function checkWorker({ seen }: QueueFacts): Finding {
  if (seen === null)
    return worker.warning('no worker has run yet: start "aangan worker" or "aangan all", otherwise no email is sent');
  return seen <= SEEN_LATELY_SECONDS
    ? worker.ok('seen within the last minute')
    : worker.warning(
        `last seen ${Math.round(seen / 60)} minutes ago: start "aangan worker", otherwise no email is sent`,
      );
}

/** Checks whether jobs can be stored and a worker processes them. */
export const checkQueue: Check = async ({ pool }) => {
  const { rows: installed } = await pool.query<{ there: boolean }>(
    "select to_regclass('jobs.queue') is not null as there",
  );
  if (!installed[0]?.there) return [queue.problem('not installed: run "aangan migrate"')];
  const [facts = { seen: null, failed: 0, oldest: 0 }] = (await pool.query<QueueFacts>(QUEUE_FACTS)).rows;
  const found = [checkWorker(facts)];
  if (facts.failed > 0)
    found.push(
      queue.warning(
        facts.failed === 1
          ? '1 job failed permanently: see AanganJobsGivenUp in docs/runbook.md'
          : `${facts.failed} jobs failed permanently: see AanganJobsGivenUp in docs/runbook.md`,
      ),
    );
  if (facts.oldest > WAITS_LONG_SECONDS) {
    found.push(
      queue.warning(
        `a job has waited for ${Math.round(facts.oldest / 60)} minutes: see AanganQueueStuck in docs/runbook.md`,
      ),
    );
  }
  return found.length > 1 ? found : [...found, queue.ok('no job is delayed, none failed permanently')];
};
