export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** Ends a turn; saying so twice is no harm. */
export type Release = () => void;

interface LimiterOptions {
  maxConcurrent: number;
  maxQueued: number;
  /** How long anybody waits for a turn. */
  timeoutMs: number;
}

/**
 * Lets a few in at a time and a few more wait in their order; whoever would have to wait behind those is refused with
 * TooBusy at once, and whoever has waited too long likewise, so that a crowd costs little and nobody waits for what comes
 * too late.
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
