import type { Core } from '#core';

const FOLD_EVERY_MS = 5_000;
const SUGGEST_EVERY_MS = 10 * 60 * 1000;

export interface Housekeeping {
  stop: () => Promise<void>;
}

/** Runs a task again and again, never twice at once; a failure is reported and the next turn tries again. */
function every(intervalMs: number, task: () => Promise<unknown>, onError: (error: unknown) => void): Housekeeping {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    running = task()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, intervalMs);
      });
  };
  timer = setTimeout(turn, intervalMs);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** What keeps search fresh: counts are folded every few seconds, suggestions made anew every ten minutes. */
export function keepHouse({ listings }: Core, onError: (error: unknown) => void): Housekeeping {
  const tasks = [
    every(FOLD_EVERY_MS, () => listings.foldCounts(), onError),
    every(SUGGEST_EVERY_MS, () => listings.rebuildSuggestions(), onError),
  ];
  return { stop: async () => void (await Promise.all(tasks.map((task) => task.stop()))) };
}
