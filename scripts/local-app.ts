import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { ensureDatabase, startLocalPostgres } from './local-postgres.ts';

const AANGAN = 'src/cli/aangan.ts';

/** Folders whose change restarts the process; pages are reloaded by Vite without a restart. */
const WATCH = [
  ...['cli', 'contract', 'core', 'db', 'demo', 'server', 'worker'].map((folder) => `--watch-path=src/${folder}`),
  '--watch-preserve-output',
];

/** Runs a command with inherited output; throws when it fails. */
export async function runStep(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

/** The demo password on this machine: from the environment, or generated once and stored next to the database. */
async function readDemoPassword(): Promise<string> {
  if (process.env.DEMO_PASSWORD) return process.env.DEMO_PASSWORD;
  const file = '.local/demo-password';
  const secret = await readFile(file, 'utf8').catch(() => '');
  if (secret) return secret;
  const password = randomBytes(12).toString('base64url');
  await mkdir('.local', { recursive: true });
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** Fills an empty database. */
async function seedDemo(password: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = [AANGAN, 'seed', '--demo', '--in-production', '--password-stdin'];
  const child = spawn('node', args, { env, stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.end(password);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`loading the demo data ended with ${code}`);
}

/** Loads the demo data and shows how to sign in to it. */
async function loadDemo(env: NodeJS.ProcessEnv): Promise<void> {
  const password = await readDemoPassword();
  await seedDemo(password, env);
  console.log(`\n  Demo sign-in  asha@aangan.example / ${password}`);
  console.log('  Other roles   vikram (manager), farah (sales), neel (editor), sunita (hr), with the same password');
}

/** Waits for a long-running child process and forwards stop signals to it. */
async function runUntilStopped(child: ChildProcess): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 0)));
}

function settings(databaseUrl: string, mode: string): NodeJS.ProcessEnv {
  const port = process.env.PORT ?? '3000';
  return {
    ...process.env,
    NODE_ENV: mode,
    DATABASE_URL: databaseUrl,
    PORT: port,
    OPERATIONS_PORT: process.env.OPERATIONS_PORT ?? '0',
    SITE_ORIGIN: process.env.SITE_ORIGIN ?? `http://127.0.0.1:${port}`,
    APP_SECRET: process.env.APP_SECRET ?? 'for-this-machine-only-not-a-secret',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
}

/**
 * Runs the whole product on this machine: with a local PostgreSQL unless DATABASE_URL is set, migrated and with demo
 * data unless DEMO is 0, then web, API and worker in one process.
 */
export async function runLocally(mode: 'development' | 'production'): Promise<void> {
  const postgres = process.env.DATABASE_URL ? undefined : await startLocalPostgres({ directory: '.local/postgres' });
  if (postgres) await ensureDatabase(postgres, 'aangan');
  const env = settings(process.env.DATABASE_URL ?? postgres?.url('aangan') ?? '', mode);
  try {
    await runStep('node', [AANGAN, 'migrate'], env);
    if (process.env.DEMO === '0') console.log('\n  Without demo data');
    else await loadDemo(env);
    const watch = mode === 'development' ? WATCH : [];
    console.log(`\n  Aangan        ${env.SITE_ORIGIN}\n  Back office   ${env.SITE_ORIGIN}/login\n`);
    process.exitCode = await runUntilStopped(spawn('node', [...watch, AANGAN, 'all'], { env, stdio: 'inherit' }));
  } finally {
    await postgres?.stop();
  }
}
