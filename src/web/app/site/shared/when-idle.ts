/** Does something once the page has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari knows no idle time.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
}

/** Does something once, at the first touch, scroll or key. Returns how to call it off. */
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
