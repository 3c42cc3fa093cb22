import { createConcurrencyLimiter } from '#db';

/** Whoever asks for a preview gives up about then. */
const TIMEOUT_MS = 10_000;

/**
 * Does slow work a few at a time. What is asked for twice while it is under way is done once; when too many wait, the
 * next is refused with TooBusy instead of piling up.
 */
export function createRenderQueue<Result>(limits: { maxConcurrent: number; maxQueued: number }) {
  const underWay = new Map<string, Promise<Result>>();
  const enter = createConcurrencyLimiter({ ...limits, timeoutMs: TIMEOUT_MS });

  async function runLimited(work: () => Promise<Result>): Promise<Result> {
    const release = await enter();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = underWay.get(name);
    if (started) return started;
    const result = runLimited(work).finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
