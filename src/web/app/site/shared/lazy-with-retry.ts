import { type ComponentType, lazy } from 'react';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/** Resolves after a delay, or as soon as the connection is back. */
const waitFor = (ms: number) =>
  new Promise<void>((over) => {
    setTimeout(over, ms);
    window.addEventListener('online', () => over(), { once: true });
  });

/** Retries loading code until it succeeds. */
export async function retry<Code>(load: () => Promise<Code>, wait = FIRST_WAIT_MS): Promise<Code> {
  try {
    return await load();
  } catch {
    await waitFor(wait);
    return retry(load, Math.min(2 * wait, MAX_WAIT_MS));
  }
}

/**
 * A component whose code is loaded later. Without a connection it retries: the server-rendered markup stays in place,
 * and the rest of the page works.
 */
export const lazyWithRetry = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => retry(load));

/** Loads code before it is needed; if that fails, it is loaded on demand. */
export const prefetchModule = (load: () => Promise<unknown>): void => {
  load().catch(() => {});
};
