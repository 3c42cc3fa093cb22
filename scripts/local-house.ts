import { type ChildProcess, spawn } from 'node:child_process';
import { ensureDatabase, startLocalPostgres } from './local-postgres.ts';

const AANGAN = 'src/cli/aangan.ts';

/** Rooms whose change restarts the process; pages are reloaded by Vite without one. */
const WATCH = [
  ...['art', 'cli', 'contract', 'core', 'db', 'server', 'worker'].map((room) => `--watch-path=src/${room}`),
  '--watch-preserve-output',
];

/** Runs a command to its end with our output; a failure ends us too. */
export async function runStep(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

/** Waits for a long-running child and passes on the wish to stop. */
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
 * Runs the whole product on this machine: a PostgreSQL of its own unless DATABASE_URL names one, migrated and with
 * demo data, then web, API and worker in one process.
 */
export async function runLocally(mode: 'development' | 'production'): Promise<void> {
  const postgres = process.env.DATABASE_URL ? undefined : await startLocalPostgres({ directory: '.local/postgres' });
  if (postgres) await ensureDatabase(postgres, 'aangan');
  const env = settings(process.env.DATABASE_URL ?? postgres?.url('aangan') ?? '', mode);
  try {
    await runStep('node', [AANGAN, 'migrate'], env);
    await runStep('node', [AANGAN, 'seed', '--demo'], env);
    const watch = mode === 'development' ? WATCH : [];
    console.log(`\n  Aangan        ${env.SITE_ORIGIN}\n  Back office   ${env.SITE_ORIGIN}/login`);
    console.log('  Demo sign-in  asha@aangan.example / courtyard-demo-2026\n');
    process.exitCode = await runUntilStopped(spawn('node', [...watch, AANGAN, 'all'], { env, stdio: 'inherit' }));
  } finally {
    await postgres?.stop();
  }
}
