import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, type LocalPostgres, startLocalPostgres } from '../scripts/local-postgres.ts';
import { account, lentFolder, until } from './service.ts';

const run = promisify(execFile);
/** The distribution's PostgreSQL, which its pgBackRest package supports. */
export const POSTGRES_BINARIES = process.env.AANGAN_OLDEST_POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

/** Whether recovery has finished; a server accepts reads long before it has replayed the whole archive. */
async function isThrough(server: LocalPostgres): Promise<boolean> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  try {
    const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
    return rows[0]?.recovers === false;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL that archives to pgBackRest with the shipped configuration. */
export async function openArchive(folder: string, settings: Record<string, string> = {}) {
  for (const name of ['.', 'repository', 'log', 'lock', 'spool', 'socket']) await lentFolder(join(folder, name));
  const data = join(folder, 'lost');
  const port = await freePort();
  const config = join(folder, 'pgbackrest.conf');
  const shipped = await readFile('deploy/pgbackrest/pgbackrest.conf', 'utf8');
  await writeFile(
    config,
    shipped
      .replace(
        'repo1-path=/var/lib/pgbackrest',
        `repo1-path=${join(folder, 'repository')}\nlock-path=${join(folder, 'lock')}\nspool-path=${join(folder, 'spool')}`,
      )
      .replace('log-path=/var/log/pgbackrest', `log-path=${join(folder, 'log')}`)
      .replace(
        'pg1-path=/var/lib/postgresql/15/main',
        `pg1-path=${data}\npg1-port=${port}\npg1-user=aangan\npg1-database=postgres\npg1-socket-path=${join(folder, 'socket')}`,
      ),
  );
  const pgbackrest = (...args: string[]) =>
    run('pgbackrest', [`--config=${config}`, '--stanza=aangan', ...args], { ...account, cwd: folder });
  const server = await startLocalPostgres({
    directory: data,
    port,
    binaries: POSTGRES_BINARIES,
    settings: {
      unix_socket_directories: join(folder, 'socket'),
      archive_mode: 'on',
      archive_command: `pgbackrest --config=${config} --stanza=aangan archive-push %p`,
      ...settings,
    },
  });
  await pgbackrest('stanza-create');
  return {
    server,
    /** A full or a differential backup. */
    backup: (type: 'full' | 'diff') => pgbackrest(`--type=${type}`, 'backup'),
    /** Restores a point in time, or everything that was archived, as a separate server. */
    restore: async (name: string, moment?: string) => {
      const target = moment === undefined ? [] : ['--type=time', `--target=${moment}`, '--target-action=promote'];
      const directory = join(folder, name);
      await pgbackrest(`--pg1-path=${directory}`, ...target, 'restore');
      const restored = await startLocalPostgres({
        directory,
        binaries: POSTGRES_BINARIES,
        settings: { archive_mode: 'off', ...settings },
      });
      await until('all that was handed over is there', () => isThrough(restored));
      return restored;
    },
  };
}
