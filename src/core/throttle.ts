import { setTimeout } from 'node:timers/promises';

/** Longer pauses do not help: a slice that takes this long is slowed down by something else. */
const MAX_REST_MS = 200;

/** Call after each slice of a long task; pauses for as long as the slice took. */
export type Throttle = () => Promise<void>;

/** Limits the load of a long task: it pauses about half of the time, and other work waits no longer than one slice. */
export function throttle(): Throttle {
  let since = performance.now();
  return async () => {
    await setTimeout(Math.min(performance.now() - since, MAX_REST_MS));
    since = performance.now();
  };
}
