import { parseArgs } from 'node:util';
import { installJobQueue } from '#core';
import { migrate, openPool, type Pool } from '#db';
import { ensureDatabase } from '../scripts/local-postgres.ts';
import { fillListings } from './fill.ts';
import { startBenchPostgres, toDatabaseName } from './size.ts';

const { values } = parseArgs({ options: { listings: { type: 'string', default: '100000' } } });
const listings = Number(values.listings);

const timed = async (what: string, work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  console.log(`${what.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

async function seed(pool: Pool): Promise<void> {
  await timed('migrate', async () => {
    await migrate(pool);
    await installJobQueue(pool);
  });
  await fillListings(pool, listings, timed);
}

const server = await startBenchPostgres();
try {
  const name = toDatabaseName(listings);
  if (await ensureDatabase(server, name)) {
    const pool = openPool({
      url: server.url(name),
      size: 2,
      statementTimeoutMs: 0,
      applicationName: 'bench',
      onError: () => {},
    });
    await timed(`${listings} listings`, () => seed(pool));
    await pool.end();
  } else {
    console.log(`${name} is there already`);
  }
} finally {
  await server.stop();
}
