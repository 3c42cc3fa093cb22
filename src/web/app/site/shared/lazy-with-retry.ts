import { type ComponentType, lazy } from 'react';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/** Over after a while, or as soon as the connection is back. */
const waitFor = (ms: number) =>
  new Promise<void>((over) => {
    setTimeout(over, ms);
    window.addEventListener('online', () => over(), { once: true });
  });

/** Asks for code until it comes. */
export async function retry<Code>(load: () => Promise<Code>, wait = FIRST_WAIT_MS): Promise<Code> {
  try {
    return await load();
  } catch {
    await waitFor(wait);
    return retry(load, Math.min(2 * wait, MAX_WAIT_MS));
  }
}

/**
 * A part whose code comes later. Where the connection breaks meanwhile, the part waits for it: what the server sent
 * stays in its place, and the page around it goes on.
 */
export const lazyWithRetry = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => retry(load));

/** Fetches code before it is needed; without a connection it is fetched when it is. */
export const prefetchModule = (load: () => Promise<unknown>): void => {
  load().catch(() => {});
};
