/** There is no room; `isOwnLoad` if other callers with the same key use the room. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly isOwnLoad: boolean;
  constructor({ isOwnLoad = false } = {}) {
    super();
    this.isOwnLoad = isOwnLoad;
  }
}

/** Frees the slot; calling it again has no effect. */
export type Release = () => void;

interface LimiterOptions {
  maxConcurrent: number;
  maxQueued: number;
  /** Maximum time in the queue. */
  timeoutMs: number;
}

interface Waiter {
  maxOfKey: number;
  start: () => void;
  reject: (error: OverloadedError) => void;
}

/**
 * Limits how many callers run concurrently and how many more wait. Of one key at most `maxOfKey` run, which is the same
 * for all callers with that key, and keys take turns: one with many callers hardly delays the others. Callers beyond the limits, and callers that wait longer than the timeout, are rejected with
 * OverloadedError, so that overload is cheap and no one waits for a response that comes too late. If the queue is full,
 * the newest caller of the key that waits most often is rejected.
 */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxQueued,
  timeoutMs,
}: LimiterOptions): (key?: string, maxOfKey?: number) => Promise<Release> {
  const running = new Map<string, number>();
  /** The waiters of each key; the key whose turn is next comes first. */
  const queues = new Map<string, Set<Waiter>>();
  let inside = 0;
  let waiting = 0;

  const countRunning = (key: string) => running.get(key) ?? 0;
  const countWaiting = (key: string) => queues.get(key)?.size ?? 0;
  const hasRoom = (key: string, maxOfKey: number) => inside < maxConcurrent && countRunning(key) < maxOfKey;

  const leaveQueue = (key: string, waiter: Waiter) => {
    const queue = queues.get(key);
    if (!queue?.delete(waiter)) return;
    waiting -= 1;
    if (queue.size === 0) queues.delete(key);
  };

  const enter = (key: string) => {
    inside += 1;
    running.set(key, countRunning(key) + 1);
  };

  const startNext = () => {
    for (const [key, queue] of queues) {
      const [waiter] = queue;
      if (!waiter || !hasRoom(key, waiter.maxOfKey)) continue;
      leaveQueue(key, waiter);
      // Moves the key to the end of the round.
      if (queues.delete(key)) queues.set(key, queue);
      enter(key);
      waiter.start();
      return;
    }
  };

  const releaseOnce = (key: string): Release => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      inside -= 1;
      const left = countRunning(key) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
      startNext();
    };
  };

  /** Makes room in a full queue for a caller with this key, or throws. */
  const makeRoom = (key: string) => {
    let longest = key;
    for (const [other, queue] of queues) if (queue.size > countWaiting(longest)) longest = other;
    const isOwnLoad = countWaiting(key) > 0 && countWaiting(longest) <= countWaiting(key) + 1;
    const newest = [...(queues.get(longest) ?? [])].at(-1);
    if (isOwnLoad || !newest || countWaiting(longest) <= 1) throw new OverloadedError({ isOwnLoad });
    leaveQueue(longest, newest);
    newest.reject(new OverloadedError({ isOwnLoad: true }));
  };

  const wait = (key: string, maxOfKey: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        leaveQueue(key, waiter);
        reject(new OverloadedError());
      }, timeoutMs);
      const waiter: Waiter = {
        maxOfKey,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      const queue = queues.get(key) ?? new Set();
      queue.add(waiter);
      queues.set(key, queue);
      waiting += 1;
    });

  return async (key = '', maxOfKey = maxConcurrent) => {
    if (hasRoom(key, maxOfKey)) {
      enter(key);
    } else {
      if (waiting >= maxQueued) makeRoom(key);
      await wait(key, maxOfKey);
    }
    return releaseOnce(key);
  };
}
