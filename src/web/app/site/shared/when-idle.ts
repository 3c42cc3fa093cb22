/** Does something once the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari knows no idle time.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
}
