import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounter, WindowCount } from './shared-counter.ts';

/** The maximum number of visitors in memory; the least recent one is evicted first. */
const REMEMBERED = 5_000;

/** Counts requests of this process only. */
function memoryCounter(): (key: string, windowMs: number) => WindowCount {
  const windows = new Map<string, { current: number; ends: number }>();
  return (key, windowMs) => {
    const now = Date.now();
    const window = windows.get(key);
    const { current, ends } = window && window.ends > now ? window : { current: 0, ends: now + windowMs };
    windows.delete(key);
    windows.set(key, { current: current + 1, ends });
    const [oldest] = windows.size > REMEMBERED ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    return { current: current + 1, ttl: ends - now };
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
export function limitStore(shared: SharedCounter, name: string): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    readonly #here = memoryCounter();
    readonly #name: string;
    constructor(_options: object, route = '') {
      this.#name = `${name}:${route}`;
    }
    incr(key: string, answer: (error: Error | null, windowCount?: WindowCount) => void, windowMs: number): void {
      const here = this.#here(key, windowMs);
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
