const INTERVAL_MS = 250;

export interface EventLoopMonitor {
  /** How late the process is with what it has to do. */
  delayMs: () => number;
  stop: () => void;
}

/**
 * Measures how late a timer comes. What counts is what the last two beats were both late by: a single pause, to collect
 * garbage or because the machine stood still, is soon made up for.
 */
export function monitorEventLoop(): EventLoopMonitor {
  let before = 0;
  let last = 0;
  let due = performance.now() + INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    before = last;
    last = now - due;
    due = now + INTERVAL_MS;
  }, INTERVAL_MS);
  timer.unref();
  return { delayMs: () => Math.min(before, last), stop: () => clearInterval(timer) };
}
