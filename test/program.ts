import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

/** A program of the system that a test or a drill starts. */
export interface Program {
  /** Ends it without a word. */
  kill(): Promise<void>;
  /** Lets it stand still, as if it hung, and go on. */
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

/** Debian keeps servers where only root looks. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

const isInstalled = (name: string) =>
  isAbsolute(name) ? existsSync(name) : PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Which of these, each a name or an absolute path, are not installed. */
export const missingPrograms = (names: string[]): string[] => names.filter((name) => !isInstalled(name));

interface StartOptions {
  /** It is up when this port answers. */
  port: number;
  /** Some refuse to run as root: root lends them the account that every system has. */
  unprivileged?: boolean;
}

/** Starts a program on loopback and waits until it answers. */
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
