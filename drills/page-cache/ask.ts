import { request } from 'node:http';
import { pause } from '../sending.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** hit, miss, stale or pass. */
  cache: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A plain HTTP request: no decompression, no added headers, and a Host header of any value. */
export const ask = (url: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> =>
  new Promise((done, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const cache = String(answer.headers['x-cache']);
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts), cache });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Repeats a request until the response matches, and returns it with the time that took. */
export async function until(
  look: () => Promise<Answer>,
  matches: (answer: Answer) => boolean,
  { within = 10_000, what }: { within?: number; what: string },
): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now();
  for (;;) {
    const answer = await look();
    const ms = Math.round(performance.now() - start);
    if (matches(answer) && ms <= within) return { answer, ms };
    if (ms > within) throw new Error(`${what}: not within ${within} ms, but ${answer.status} ${answer.cache}`);
    await pause(50);
  }
}
