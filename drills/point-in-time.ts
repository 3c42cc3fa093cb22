import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureDatabase, type LocalPostgres } from '../scripts/local-postgres.ts';
import { openArchive, POSTGRES_BINARIES } from './archive.ts';
import { createAppOver } from './drill-app.ts';
import { roleMember } from './members.ts';
import { between, keepSending, pause, type Sent } from './sending.ts';
import { needPrograms } from './service.ts';

/**
 * Enquiries are sent continuously to a PostgreSQL that is archived by pgBackRest. First all of them are deleted, and
 * the moment before is restored. Then the machine is lost at a random moment, and everything that was archived is
 * restored.
 *
 *   npm run drill:point-in-time             archive_timeout of a minute, as shipped
 *   npm run drill:point-in-time -- --short  five seconds
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const ARCHIVE_TIMEOUT = options.short ? 5 : 60;

async function ask<T extends pg.QueryResultRow>(server: LocalPostgres, statement: string): Promise<T[]> {
  const client = new pg.Client(server.url('aangan'));
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

const missingFrom = async (server: LocalPostgres, sent: Sent[]): Promise<Sent[]> => {
  const rows = await ask<{ key: string }>(server, 'select submission_key as key from enquiries');
  const stored = new Set(rows.map(({ key }) => key));
  return sent.filter(({ key }) => !stored.has(key));
};

const seconds = (from: number) => Number(((Date.now() - from) / 1000).toFixed(1));

await needPrograms(['pgbackrest', join(POSTGRES_BINARIES, 'postgres')]);
const folder = await mkdtemp(join(tmpdir(), 'aangan-point-in-time-'));
await chmod(folder, 0o755);
const archive = await openArchive(join(folder, 'archive'), { archive_timeout: String(ARCHIVE_TIMEOUT) });
await ensureDatabase(archive.server, 'aangan');
const app = await createAppOver(archive.server.url('aangan'), folder);
try {
  const stream = keepSending(app.origin);
  await pause(2_000);
  const backupStarted = Date.now();
  await archive.backup('full');
  const backupSeconds = seconds(backupStarted);
  await pause(5_000);

  const before = [...stream.sent];
  const [moment] = await ask<{ at: string }>(archive.server, 'select clock_timestamp()::text as at');
  await ask(archive.server, 'truncate enquiries cascade');
  await pause(3_000);
  // Archives the current WAL segment immediately.
  await ask(archive.server, 'select pg_switch_wal()');
  const restoreStarted = Date.now();
  const past = await archive.restore('past', moment?.at);
  const databaseSeconds = seconds(restoreStarted);
  const site = await roleMember('web', { ...app.env, DATABASE_URL: past.url('aangan'), PORT: '0' });
  const siteSeconds = seconds(restoreStarted);
  const lostByDeletion = await missingFrom(past, before);
  await site.stop();
  await past.stop();

  const afterDeletion = stream.sent.length;
  await pause(between(1, 2) * ARCHIVE_TIMEOUT * 1000);
  const lostAt = Date.now();
  await archive.server.kill();
  const acknowledged = [...stream.sent].slice(afterDeletion);
  const remains = await archive.restore('remains');
  const remainsSeconds = seconds(lostAt);
  const missing = await missingFrom(remains, acknowledged);
  const window = missing.length === 0 ? 0 : (lostAt - Math.min(...missing.map(({ at }) => at))) / 1000;
  await remains.stop();

  console.table([
    {
      loss: 'all enquiries deleted',
      acknowledged: before.length,
      missing: lostByDeletion.length,
      'database back (s)': databaseSeconds,
      'site back (s)': siteSeconds,
    },
    {
      loss: 'machine lost',
      acknowledged: acknowledged.length,
      missing: missing.length,
      'database back (s)': remainsSeconds,
      'lost window (s)': Number(window.toFixed(1)),
    },
  ]);
  console.log({ backupSeconds, archiveTimeout: ARCHIVE_TIMEOUT });
  // Some extra time for the archive command itself.
  process.exitCode = lostByDeletion.length === 0 && window <= ARCHIVE_TIMEOUT + 5 ? 0 : 1;
} finally {
  await archive.server.stop();
  await app.close();
  await rm(folder, { recursive: true, force: true });
}
// The visitors would otherwise keep the process running.
process.exit();
