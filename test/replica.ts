import { execFile } from 'node:child_process';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type LocalPostgres, startLocalPostgres } from '../scripts/local-postgres.ts';

const run = promisify(execFile);

/** Copies a running cluster with the backup functions that PostgreSQL documents for use without `pg_basebackup`. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', fast => true)");
    await run('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  // The file contains the process id of the original.
  await rm(join(to, 'postmaster.pid'));
  await writeFile(join(to, 'standby.signal'), '');
  const { uid, gid } = await stat(from);
  for (const file of ['backup_label', 'standby.signal']) await chown(join(to, file), uid, gid);
}

/** A real streaming replica of a server whose data directory is `from`. */
export async function startReplica(
  primary: LocalPostgres,
  { from, to, port }: { from: string; to: string; port: number },
): Promise<LocalPostgres> {
  await copyCluster(primary.url('postgres'), from, to);
  return restartReplica(primary, { to, port });
}

/** The same replica after it was killed. */
export function restartReplica(
  primary: LocalPostgres,
  { to: directory, port }: { to: string; port: number },
): Promise<LocalPostgres> {
  const { hostname, port: at, username } = new URL(primary.url('postgres'));
  const settings = {
    primary_conninfo: `host=${hostname} port=${at} user=${username}`,
    wal_retrieve_retry_interval: '200ms',
  };
  return startLocalPostgres({ directory, port, disposable: true, keep: true, settings });
}
