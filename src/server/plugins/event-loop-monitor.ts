const INTERVAL_MS = 250;

export interface EventLoopMonitor {
  /** The current event loop delay. */
  delayMs: () => number;
  stop: () => void;
}

/**
 * Measures how late a timer fires. The delay is the smaller of the last two measurements, because a single pause, such
 * as a garbage collection or a suspended machine, is quickly caught up.
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
