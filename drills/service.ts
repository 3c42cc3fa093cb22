import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Some servers do not run as root, so root starts them as this user, which exists on every system. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
const isRoot = userInfo().uid === 0;
export const account = isRoot ? UNPRIVILEGED : {};

/** Creates a folder that the unprivileged user may write to. */
export async function lentFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (isRoot) await chown(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
}

/** An installed program that runs alongside the app, without privileges. */
export interface Service {
  child: ChildProcess;
  signal(name: NodeJS.Signals): void;
  kill(): Promise<void>;
}

/** Starts a program and writes its output to a file. */
export function startService(
  command: string,
  args: string[],
  { env = {}, folder, log }: { env?: NodeJS.ProcessEnv; folder: string; log: string },
): Service {
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise<void>((done, failed) => {
    child.once('exit', () => done());
    child.once('error', failed);
  });
  ended.catch((error: unknown) => console.error(`${command} could not be started`, error));
  return {
    child,
    signal: (name) => void child.kill(name),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until a condition is true, or fails after the timeout with a description of it. */
export async function until(what: string, isSo: () => Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const start = Date.now();
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - start > timeoutMs) throw new Error(`timed out after ${timeoutMs / 1000} s: ${what}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Reports the programs that are missing on this machine and ends the drill, as a failure only in CI. */
export async function needPrograms(needed: string[]): Promise<void> {
  const found = await Promise.allSettled(needed.map((each) => run('sh', ['-c', `command -v ${each}`])));
  const missing = needed.filter((_, index) => found[index]?.status === 'rejected');
  if (missing.length === 0) return;
  console.log(`Not tried: this drill needs ${missing.join(', ')}, which this machine does not have.`);
  process.exit(process.env.CI ? 1 : 0);
}
