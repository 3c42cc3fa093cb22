import { between, pause } from './sending.ts';

const PATHS = [
  '/',
  '/properties',
  '/projects',
  '/careers',
  '/contact-us',
  '/api/v1/public/site',
  '/api/v1/public/property',
];
const READERS = 4;

export interface Reading {
  answered: number;
  /** Failed requests: the status, or the error code when there was no response. */
  failed: string[];
  slowestMs: number;
}

/** Opens one page after another until stopped, and records every failure. */
export function keepReading(origin: string) {
  const reading: Reading = { answered: 0, failed: [], slowestMs: 0 };
  const over = new AbortController();
  let turn = 0;
  const open = async (path: string): Promise<string | undefined> => {
    const headers = { 'x-forwarded-for': `198.51.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}` };
    try {
      const answer = await fetch(origin + path, { headers });
      await answer.arrayBuffer();
      // Only an overloaded process sends Retry-After.
      const why = answer.headers.has('retry-after') ? 'too busy' : 'refused';
      return answer.ok ? undefined : `${answer.status} ${why} ${path}`;
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      return `${cause?.code ?? String(error)} ${path}`;
    }
  };
  const reader = async () => {
    while (!over.signal.aborted) {
      turn += 1;
      const start = performance.now();
      const failure = await open(PATHS[turn % PATHS.length] ?? '/');
      reading.slowestMs = Math.max(reading.slowestMs, Math.round(performance.now() - start));
      if (failure === undefined) reading.answered += 1;
      else reading.failed.push(failure);
      await pause(between(5, 50));
    }
  };
  const readers = Array.from({ length: READERS }, reader);
  return {
    stop: async (): Promise<Reading> => {
      over.abort();
      await Promise.all(readers);
      return reading;
    },
  };
}
