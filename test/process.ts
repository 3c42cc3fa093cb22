import { type ChildProcess, spawn } from 'node:child_process';
import { LINK_SECRET, SITE_ORIGIN } from './app.ts';

export interface Role {
  child: ChildProcess;
  /** Kills the process with SIGKILL, as a crash or a power cut would. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the exit code. */
  stop(): Promise<number | null>;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once('exit', done);
  });

/** Starts a role in a separate process and waits until it is ready; `release` is the folder of another release. */
export async function startRole(
  role: 'web' | 'worker' | 'all',
  env: NodeJS.ProcessEnv,
  release?: string,
): Promise<Role> {
  const child = spawn('node', ['src/cli/aangan.ts', role], {
    cwd: release,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_SECRET: LINK_SECRET,
      SITE_ORIGIN,
      OPERATIONS_PORT: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  await new Promise<void>((ready, reject) => {
    child.stdout?.setEncoding('utf8');
    child.stdout?.on('data', (line: string) => line.includes('"msg":"ready"') && ready());
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code} before it was ready`)));
  });
  return {
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
}
