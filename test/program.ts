import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

/** A system program that a test or a drill starts. */
export interface Program {
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Freezes it, as if it hung; `goOn` continues it. */
  halt(): void;
  goOn(): void;
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** Debian installs servers in folders that are only in root's PATH. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

const isInstalled = (name: string) =>
  isAbsolute(name) ? existsSync(name) : PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The names or absolute paths of programs that are not installed. */
export const missingPrograms = (names: string[]): string[] => names.filter((name) => !isInstalled(name));

interface StartOptions {
  /** The program is ready when this port accepts connections. */
  port: number;
  /** Some programs do not run as root, so root starts them as a user that exists on every system. */
  unprivileged?: boolean;
}

/** Starts a program on loopback and waits until it is ready. */
export async function startProgram(
  name: string,
  args: string[],
  { port, unprivileged = false }: StartOptions,
): Promise<Program> {
  const account = unprivileged && userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(name, args, { ...account, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, PATH } });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-2_000);
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Error(`${name} is not installed`)));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}:\n${output}`)));
  });
  const up = async () => {
    while (!(await answers(port))) await new Promise((done) => setTimeout(done, 20));
  };
  await Promise.race([up(), failed]);
  failed.catch(() => {});
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  };
}
