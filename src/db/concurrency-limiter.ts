export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** Frees the slot; calling it again has no effect. */
export type Release = () => void;

interface LimiterOptions {
  maxConcurrent: number;
  maxQueued: number;
  /** Maximum time in the queue. */
  timeoutMs: number;
}

/**
 * Limits how many callers run concurrently and how many more wait in order. Callers beyond that, and callers that wait
 * longer than the timeout, are rejected with OverloadedError, so that overload is cheap and no one waits for a response
 * that comes too late.
 */
export function createConcurrencyLimiter({
  maxConcurrent,
  maxQueued,
  timeoutMs,
}: LimiterOptions): () => Promise<Release> {
  const waiting = new Set<() => void>();
  let inside = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(new OverloadedError());
      }, timeoutMs);
      waiting.add(go);
    });

  const releaseOnce = (): Release => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = waiting;
      if (next) next();
      else inside -= 1;
    };
  };

  return async () => {
    if (inside < maxConcurrent) inside += 1;
    else if (waiting.size >= maxQueued) throw new OverloadedError();
    else await wait();
    return releaseOnce();
  };
}
