import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses other than 2xx, and broken connections. */
  failed: number;
}

const toMs = (text = '0', unit = 'ms') => Number(text) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? 1);

/** Runs wrk with the given number of connections against one page, accepting brotli as a browser does. */
export async function load(
  url: string,
  { seconds, connections, through = [] }: { seconds: number; connections: number; through?: string[] },
): Promise<Load> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    url,
  ];
  const { stdout } = await run('env', [...through, 'wrk', ...args]);
  const percentile = (share: number) => {
    const [, value, unit] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(stdout) ?? [];
    return Math.round(toMs(value, unit) * 100) / 100;
  };
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const rejected = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    requestsPerSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)),
    p50Ms: percentile(50),
    p99Ms: percentile(99),
    failed: rejected + broken.slice(1).reduce((sum, each) => sum + Number(each), 0),
  };
}
