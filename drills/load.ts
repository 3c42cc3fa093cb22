import { Agent, get } from 'node:http';
import { pause } from './sending.ts';

/** Result of one page request; status 0 when there was no response. */
export interface Load {
  status: number;
  ms: number;
  retryAfter: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const TIMEOUT_MS = 20_000;
let readers = 0;

/** A new network per request, because this does not test the rate limits per visitor. */
const network = () => {
  readers += 1;
  return `2001:db8:${(Math.floor(readers / 0xffff) % 0xffff).toString(16)}:${(readers % 0xffff).toString(16)}::1`;
};

/** Requests a page once and reads the whole response; each time as a new visitor unless one is given. */
export const read = (url: string, visitor = network()): Promise<Load> =>
  new Promise((done) => {
    const start = performance.now();
    const end = (status: number, retryAfter = false) => done({ status, ms: performance.now() - start, retryAfter });
    const headers = { 'x-forwarded-for': visitor, 'accept-encoding': 'identity' };
    const request = get(url, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined));
      answer.once('error', () => end(0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => end(0));
  });

const pick = (urls: string[], turn: number) => urls[turn % urls.length] ?? '';

/** Each reader requests the next page after the previous response, so the result is the capacity of the site. */
export async function closedLoop(urls: string[], callers: number, seconds: number, visitor?: string): Promise<Load[]> {
  const loads: Load[] = [];
  const until = performance.now() + seconds * 1000;
  let turn = 0;
  const caller = async () => {
    while (performance.now() < until) loads.push(await read(pick(urls, turn++), visitor));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return loads;
}

/**
 * Sends a fixed number of requests per second, whether or not earlier ones are complete; resolves after the last
 * response.
 */
export async function openLoop(urls: string[], perSecond: number, seconds: number): Promise<Load[]> {
  const start = performance.now();
  const loads: Promise<Load>[] = [];
  for (let due = 0; due < perSecond * seconds; due = Math.floor(((performance.now() - start) / 1000) * perSecond)) {
    while (loads.length < Math.min(due, perSecond * seconds)) loads.push(read(pick(urls, loads.length)));
    await pause(5);
  }
  return Promise.all(loads);
}

/** A percentile of durations in milliseconds. */
export const percentile = (ms: number[], share: number): number => {
  const sorted = ms.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

export const isSuccess = ({ status }: { status: number }): boolean => status >= 200 && status < 400;

/** Pages that visitors request; no cache is in front of the app. */
export async function fetchPageUrls(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/v1/public/property`);
  const { properties } = (await answer.json()) as { properties: { slug: string }[] };
  const details = properties.slice(0, 5).map(({ slug }) => `/properties/${slug}`);
  return ['/', '/properties', '/properties?page=2', '/projects', '/blogs', ...details].map((path) => origin + path);
}
