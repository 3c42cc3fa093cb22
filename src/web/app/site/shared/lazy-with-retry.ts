import { type ComponentType, lazy } from 'react';

const FIRST_WAIT_MS = 1_000;
/** Together about two minutes; after that, code is requested again when the connection or the reader comes back. */
const MAX_TIMED_ATTEMPTS = 7;
const RELOADED = 'reloaded-for';

/** Sent to the window before a reload that the reader did not ask for; forms then keep what was typed. */
export const BEFORE_RELOAD = 'aangan:before-reload';

/** Resolves after a delay, if there is one, or as soon as the connection is back or the page is shown again. */
const waitFor = (ms: number | undefined) =>
  new Promise<void>((over) => {
    if (ms !== undefined) setTimeout(over, ms);
    else document.addEventListener('visibilitychange', () => over(), { once: true });
    window.addEventListener('online', () => over(), { once: true });
  });

/** Whether the server no longer has the files of this release; false without a connection. */
const isReleaseGone = async (): Promise<boolean> => {
  const response = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status === 404;
};

/** Reloads the page to get the current release, once for each release that is gone; false if that was tried before. */
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return false;
    sessionStorage.setItem(RELOADED, import.meta.url);
  } catch {
    // Without storage it cannot be known whether it was tried before.
    return false;
  }
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
  return true;
}

/** Retries loading code until it succeeds; reloads the page if this release is no longer on the server. */
export async function retry<Code>(load: () => Promise<Code>, attempt = 1): Promise<Code> {
  try {
    return await load();
  } catch {
    if ((await isReleaseGone()) && reloadOnce()) return new Promise(() => {});
    await waitFor(attempt < MAX_TIMED_ATTEMPTS ? FIRST_WAIT_MS * 2 ** (attempt - 1) : undefined);
    return retry(load, attempt + 1);
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
