import { createConcurrencyLimiter } from '#db';

/** Clients that request a preview give up after about this time. */
const TIMEOUT_MS = 10_000;

/**
 * Limits concurrent slow work. Requests with the same name share one run; when the queue is full, the next request is
 * rejected with OverloadedError.
 */
export function createRenderQueue<Result>(limits: { maxConcurrent: number; maxQueued: number }) {
  const inFlight = new Map<string, Promise<Result>>();
  const acquire = createConcurrencyLimiter({ ...limits, timeoutMs: TIMEOUT_MS });

  async function runLimited(work: () => Promise<Result>): Promise<Result> {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = inFlight.get(name);
    if (started) return started;
    const result = runLimited(work).finally(() => inFlight.delete(name));
    inFlight.set(name, result);
    return result;
  };
}
