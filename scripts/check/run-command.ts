import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Process groups of the running steps. */
const running = new Set<number>();

function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends all remaining processes of a step: SIGTERM first, SIGKILL after two seconds. */
async function endGroup(group: number): Promise<void> {
  if (!signalGroup(group, 'SIGTERM')) return;
  for (let tries = 0; tries < 40; tries += 1) {
    await delay(50);
    if (!signalGroup(group, 0)) return;
  }
  signalGroup(group, 'SIGKILL');
}

export interface CommandResult {
  succeeded: boolean;
  /** Empty unless `keepOutput` is set. */
  output: string;
}

/** Runs a shell command in a separate process group, which has ended completely when this returns. */
export async function runCommand(
  command: string,
  { env = {}, keepOutput = false }: { env?: NodeJS.ProcessEnv; keepOutput?: boolean } = {},
): Promise<CommandResult> {
  const child = spawn('bash', ['-c', command], {
    detached: true,
    stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const group = child.pid ?? 0;
  running.add(group);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  await endGroup(group);
  running.delete(group);
  return { succeeded: code === 0, output };
}

/** Stops the running steps when this process is stopped. */
export function stopWithUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void Promise.all([...running].map(endGroup)).then(() => process.exit(130)));
}
