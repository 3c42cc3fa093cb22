import { createConcurrencyLimiter } from '#db';

/** Whoever asks for a preview gives up about then. */
const TIMEOUT_MS = 10_000;

/**
 * Does slow work a few at a time. What is asked for twice while it is under way is done once; when too many wait, the
 * next is refused with TooBusy instead of piling up.
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
