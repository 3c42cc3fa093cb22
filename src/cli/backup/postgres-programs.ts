import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Pool } from '#db';

const run = promisify(execFile);
const OUTPUT_BYTES = 16 * 1024 * 1024;

/** A backup or restore error that the operator can fix; its message explains how. */
export class BackupError extends Error {
  override name = 'BackupError';
}

type Program = 'pg_dump' | 'pg_restore';

/** The major version of an installed PostgreSQL client program, such as 15. */
export async function getRelease(program: Program): Promise<number> {
  const { stdout } = await run(program, ['--version']).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `${program} is not on this machine. Install the client of your PostgreSQL, on Debian: apt install postgresql-client`,
    );
  });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}

/** The major version of the connected server. */
export async function serverRelease(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return rows[0]?.version ?? 0;
}

/** Passes the password in the environment, because other users can see command-line arguments. */
export async function runProgram(program: Program, databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  await run(program, [`--dbname=${url}`, ...args], { env, maxBuffer: OUTPUT_BYTES }).catch(
    (error: { stderr?: string; message: string }) => {
      throw new BackupError(`${program} failed:\n${error.stderr || error.message}`);
    },
  );
}
