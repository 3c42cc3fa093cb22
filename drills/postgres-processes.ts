import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process and its descendants, parent first. */
async function family(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child)];
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A backend may end between being listed and being signalled.
    }
  }
}

/** Freezes all processes: connections stay open without any response. */
export async function freeze(pid: number): Promise<void> {
  signal([pid], 'SIGSTOP');
  signal(await family(pid), 'SIGSTOP');
}

export const thaw = async (pid: number): Promise<void> => signal((await family(pid)).toReversed(), 'SIGCONT');

/** Kills all processes at the same moment, without cleanup, as in a power cut. */
export async function crash(pid: number): Promise<void> {
  await freeze(pid);
  signal(await family(pid), 'SIGKILL');
}
