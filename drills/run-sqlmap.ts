import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface SqlmapTarget {
  method: string;
  url: string;
  body: string | undefined;
  cookie: string | undefined;
}

export interface SqlmapVerdict {
  injectable: boolean;
  /** It failed or was stopped before it had tried everything. */
  unfinished: boolean;
  /** The end of its output. */
  output: string;
}

const MAX_SECONDS = 600;

let visitors = 0;

/** Runs sqlmap on the values of one call that are marked with a star. */
export async function runSqlmap(target: SqlmapTarget, folder: string): Promise<SqlmapVerdict> {
  visitors += 1;
  const args = [
    `--url=${target.url}`,
    `--method=${target.method}`,
    // Concurrent runs must not share session files.
    `--output-dir=${join(folder, String(visitors))}`,
    '--batch',
    '--disable-coloring',
    '--flush-session',
    '--drop-set-cookie',
    '--dbms=PostgreSQL',
    '--level=2',
    '--risk=2',
    '--technique=BEUST',
    '--time-sec=2',
    '--threads=2',
    // Every request has another client address, because the rate limits are not tested here. Any status is acceptable.
    '--tamper=xforwardedfor',
    '--ignore-code=*',
    '-H',
    `X-Forwarded-For: 198.18.${Math.floor(visitors / 250)}.${visitors % 250}`,
    ...(target.body === undefined ? [] : [`--data=${target.body}`, '-H', 'Content-Type: application/json']),
    ...(target.cookie === undefined ? [] : [`--cookie=${target.cookie}`]),
  ];
  const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: MAX_SECONDS * 1000 });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (log += text.toString()));
  await new Promise<void>((done, fail) => {
    child.once('error', () => fail(new Error('sqlmap is not installed here')));
    child.once('close', () => done());
  });
  const injectable = log.includes('identified the following injection point');
  return {
    injectable,
    unfinished: !injectable && !log.includes('do not appear to be injectable'),
    output: log.trimEnd().split('\n').slice(-12).join('\n'),
  };
}
