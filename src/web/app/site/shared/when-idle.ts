/** Runs a task once the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
}

/** Runs a task once, at the first touch, scroll or key press; returns a cancel function. */
export function afterFirstInteraction(work: () => void): () => void {
  const until = new AbortController();
  const once = () => {
    until.abort();
    work();
  };
  for (const event of ['pointerdown', 'scroll', 'keydown'])
    window.addEventListener(event, once, { signal: until.signal, passive: true });
  return () => until.abort();
}
