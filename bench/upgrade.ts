import { parseArgs } from 'node:util';
import { migrate, openDb, openPool, type Pool } from '#db';
import { matchLocalities } from '../src/core/listings/index.ts';
import { spread } from './measure.ts';
import { startBenchPostgres, toDatabaseName } from './size.ts';

/*
 * Applies the pending migrations and the backfill of localities to a large database of an earlier release while
 * visitors read and staff write, and reports how long each took and how long the others waited. The backfill ends after
 * some minutes, because it rewrites every row.
 */

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '1000000' }, minutes: { type: 'string', default: '10' } },
});

const READ =
  'select count(*) from (select id from property_search where city_id = $1 order by sort_key desc limit 10) page';
const WRITE = 'update properties set price = price + 1 where id = $1';

/** Reads and writes ten times a second until it is stopped; returns the waits in milliseconds. */
function startTraffic(pool: Pool, listings: number) {
  const waits = { reads: [] as number[], writes: [] as number[] };
  const stopping = new AbortController();
  const repeat = async (into: number[], statement: string, range: number) => {
    while (!stopping.signal.aborted) {
      const start = performance.now();
      await pool.query(statement, [1 + Math.floor(Math.random() * range)]);
      into.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const running = Promise.all([repeat(waits.reads, READ, 120), repeat(waits.writes, WRITE, listings)]);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return { reads: spread(waits.reads), writes: spread(waits.writes) };
    },
  };
}

const listings = Number(values.listings);
const server = await startBenchPostgres();
const open = () =>
  openPool({
    url: server.url(toDatabaseName(listings)),
    size: 4,
    statementTimeoutMs: 0,
    applicationName: 'bench',
    onError: () => {},
  });
const pool = open();
const visitors = open();
const timed = async (what: string, work: () => Promise<unknown>) => {
  const traffic = startTraffic(visitors, listings);
  const start = performance.now();
  const outcome = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(what, seconds, 's', JSON.stringify(outcome), JSON.stringify(await traffic.stop()));
};
try {
  await timed('migrate', () => migrate(pool));
  await pool.query(`insert into localities (city_id, name, slug) select c.id, 'Sector ' || g, 'sector-' || g
    from cities c cross join generate_series(0, 59) g on conflict do nothing`);
  const rest = new AbortController();
  setTimeout(() => rest.abort(), Number(values.minutes) * 60_000).unref();
  await timed('match localities', () => matchLocalities({ db: openDb(pool), now: () => new Date() }, rest.signal));
  const { rows } = await pool.query(
    'select name, position, last_id, finished_at is not null as finished from backfills',
  );
  console.log(JSON.stringify(rows));
} finally {
  await Promise.all([pool.end(), visitors.end()]);
  await server.stop();
}
