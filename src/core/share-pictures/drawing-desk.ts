import { turnstile } from '#db';

/** Whoever asks for a preview gives up about then. */
const PATIENCE_MS = 10_000;

/**
 * Does slow work a few at a time. What is asked for twice while it is under way is done once; when too many wait, the
 * next is refused with TooBusy instead of piling up.
 */
export function createRenderQueue<Result>(limits: { atOnce: number; maxQueued: number }) {
  const underWay = new Map<string, Promise<Result>>();
  const enter = turnstile({ ...limits, patienceMs: PATIENCE_MS });

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = underWay.get(name);
    if (started) return started;
    const result = inTurn(work).finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
