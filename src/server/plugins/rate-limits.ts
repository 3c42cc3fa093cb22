import { isIPv6 } from 'node:net';
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#core';
import { getClientIp } from '../origin.ts';
import type { SharedCounter, WindowCount } from './shared-counter.ts';

/** The maximum number of visitors in memory; the least recent one is evicted first. */
const REMEMBERED = 5_000;

interface MemoryCounter {
  count(key: string, windowMs: number): WindowCount;
  /** The current count, without adding to it. */
  read(key: string): number;
}

/** Counts requests of this process only. */
export function memoryCounter(): MemoryCounter {
  const windows = new Map<string, { current: number; ends: number }>();
  const find = (key: string, now: number) => {
    const window = windows.get(key);
    return window && window.ends > now ? window : undefined;
  };
  return {
    read: (key) => find(key, Date.now())?.current ?? 0,
    count(key, windowMs) {
      const now = Date.now();
      const { current, ends } = find(key, now) ?? { current: 0, ends: now + windowMs };
      windows.delete(key);
      windows.set(key, { current: current + 1, ends });
      const [oldest] = windows.size > REMEMBERED ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
      return { current: current + 1, ttl: ends - now };
    },
  };
}

/** The part of the options of `child` that is used here. */
interface RouteOptions {
  routeInfo: { method: string | string[]; url: string };
}

/**
 * Rate limits shared by all instances. Each instance also counts locally and the greater count applies, so that a
 * visitor is limited even if the shared counter is unavailable or was reset.
 */
function limitStore(shared: SharedCounter, name: string): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    readonly #here = memoryCounter();
    readonly #name: string;
    constructor(_options: object, route = '') {
      this.#name = `${name}:${route}`;
    }
    incr(key: string, answer: (error: Error | null, windowCount?: WindowCount) => void, windowMs: number): void {
      const here = this.#here.count(key, windowMs);
      shared.count(`${this.#name}:${key}`, windowMs).then(
        (everywhere) => answer(null, everywhere.current > here.current ? everywhere : here),
        () => answer(null, here),
      );
    }
    child(options: object): LimitStore {
      const { routeInfo } = options as RouteOptions;
      return new LimitStore(options, `${String(routeInfo.method)} ${routeInfo.url}`);
    }
  };
}

/** The key of one visitor: an IPv4 address, also if mapped to IPv6, or the /64 network of an IPv6 address. */
export function visitorKey(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The default for every call; routes lower it in their own `config`. */
export const ANY_CALL = { max: 1200, timeWindow: '1 minute' };
/** For forms that are open to the public; mobile networks have fifty people and more behind one address. */
export const PUBLIC_WRITE = { rateLimit: { max: 60, timeWindow: '10 minutes' } };
/** Page views are counted separately, high enough for the many users behind one address of a mobile network. */
export const PAGE_VIEW = { rateLimit: { max: 300, timeWindow: '10 minutes' } };
/** An office signs in within minutes from one address; failures count for each account as well. */
export const SIGN_IN = { rateLimit: { max: 100, timeWindow: '5 minutes' } };

/** Limits all routes registered after it, per visitor; with `shared`, across all instances. */
export async function limitRates(
  app: FastifyInstance,
  { name, shared, ...limits }: { name: string; shared: SharedCounter | undefined; max: number; timeWindow: string },
): Promise<void> {
  await app.register(rateLimit, {
    ...limits,
    keyGenerator: (request: FastifyRequest) => visitorKey(getClientIp(request)),
    errorResponseBuilder: (_request, { after }) =>
      new DomainError('too_many', `Too many requests. Please try again in ${after}.`),
    ...(shared && { store: limitStore(shared, name) }),
  });
}
