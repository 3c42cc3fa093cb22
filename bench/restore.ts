import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLinks, diskStore, installJobQueue } from '#core';
import { migrate, openPool } from '#db';
import { openArchive, POSTGRES_BINARIES } from '../drills/archive.ts';
import { lentFolder } from '../drills/service.ts';
import { ensureDatabase, startLocalPostgres } from '../scripts/local-postgres.ts';
import { makeBackup } from '../src/cli/backup/make-backup.ts';
import { restoreBackup } from '../src/cli/backup/restore-backup.ts';
import { fillListings } from './fill.ts';

/*
 * Measures how long a large database takes to back up and restore, with `aangan backup` and with pgBackRest, on servers
 * with fsync enabled. `--listings=` measures another size and writes no results.
 */
const WHOLE = 2_000_000;
const { values } = parseArgs({ options: { listings: { type: 'string', default: String(WHOLE) } } });
const LISTINGS = Number(values.listings);
const JOBS = 2;
const SETTINGS = { shared_buffers: '1GB', maintenance_work_mem: '512MB', max_wal_size: '8GB' };

const timed = async <T extends object>(what: string, work: () => Promise<T>): Promise<T & { seconds: number }> => {
  const start = performance.now();
  const outcome = await work();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${what.padEnd(28)} ${seconds.toFixed(1)} s`);
  return Object.assign(outcome, { seconds });
};

/** Fills the cluster that is archived later; this step is not measured and runs without fsync. */
async function seed(directory: string): Promise<number> {
  const server = await startLocalPostgres({
    directory,
    disposable: true,
    keep: true,
    binaries: POSTGRES_BINARIES,
    settings: SETTINGS,
  });
  await ensureDatabase(server, 'aangan');
  const pool = openPool({
    url: server.url('aangan'),
    size: 2,
    statementTimeoutMs: 0,
    applicationName: 'bench',
    onError: () => {},
  });
  await migrate(pool);
  await installJobQueue(pool);
  await fillListings(
    pool,
    LISTINGS,
    async (what, work) => void (await timed(what, async () => ({ work: await work() }))),
  );
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  await pool.end();
  await server.stop();
  return rows[0]?.bytes ?? 0;
}

const folder = await mkdtemp(join(tmpdir(), 'aangan-restore-'));
await chmod(folder, 0o755);
try {
  await lentFolder(join(folder, 'archive'));
  const bytes = await seed(join(folder, 'archive/lost'));
  const archive = await openArchive(join(folder, 'archive'), SETTINGS);
  const files = diskStore(join(folder, 'files'));
  const saved = await timed('aangan backup', () =>
    makeBackup({ databaseUrl: archive.server.url('aangan'), files, folder: join(folder, 'backups'), jobs: JOBS }),
  );
  const full = await timed('pgbackrest backup', () => archive.backup('full'));
  await archive.server.stop();
  const back = await timed('pgbackrest restore', () => archive.restore('back'));
  await ensureDatabase(back, 'fresh');
  const restored = await timed('aangan restore', () =>
    restoreBackup({
      databaseUrl: back.url('fresh'),
      files,
      backup: saved.backupPath,
      jobs: JOBS,
      replace: false,
      sendMails: false,
      links: createLinks('https://www.aangan.example', ['a secret that only the benchmark knows']),
    }),
  );
  await back.stop();
  const dumpBytes = Object.values(saved.manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  const gigabytes = (count: number) => (count / 1e9).toFixed(2);
  const report = `# Backup and restore

A database of ${LISTINGS} properties, ${gigabytes(bytes)} GB with its indexes, on PostgreSQL 15 that waits for its disk. \`aangan backup\` and \`restore\` use ${JOBS} processes, pgBackRest 2 with lz4 and encryption. A restore is over when the database answers and, for \`aangan restore\`, rows are counted and tables analysed. Measured on ${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}, Node ${process.version}. \`npm run bench:restore\` repeats it.

| | Backup (s) | Restore (s) |
|---|---:|---:|
| \`aangan backup\` / \`restore\` (${gigabytes(dumpBytes)} GB) | ${saved.seconds.toFixed(0)} | ${restored.seconds.toFixed(0)} |
| pgBackRest | ${full.seconds.toFixed(0)} | ${back.seconds.toFixed(0)} |
`;
  console.log(report);
  if (LISTINGS === WHOLE) await writeFile('bench/results/restore.md', report);
} finally {
  await rm(folder, { recursive: true, force: true });
}
