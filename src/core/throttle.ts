import { setTimeout } from 'node:timers/promises';

/** Longer rests help nobody: what slows a slice down so much is not the slice. */
const MAX_REST_MS = 200;

/** Call it after each slice of a long work: it rests as long as the slice took. */
export type Throttle = () => Promise<void>;

/**
 * Keeps a long work from being felt: at least half of the time the process and the database belong to everybody else,
 * and nobody waits longer than a slice takes.
 */
export function throttle(): Throttle {
  let since = performance.now();
  return async () => {
    await setTimeout(Math.min(performance.now() - since, MAX_REST_MS));
    since = performance.now();
  };
}
