/** Marks a bar with buttons at the bottom of the window or of a dialog, which messages must not cover. */
export const FOOT = { 'data-foot': '' } as const;

const GAP = 12;

/**
 * How far a message at the bottom of the window must rise so that it covers none of these bars: above the first that it
 * would cover, and above the next if it would then cover that.
 */
export function getRise(message: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>, feet: DOMRect[]): number {
  const height = message.bottom - message.top;
  let { bottom } = message;
  for (const foot of feet.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = foot.right <= message.left || foot.left >= message.right;
    if (!isBeside && foot.top < bottom && foot.bottom > bottom - height) bottom = foot.top - GAP;
  }
  return message.bottom - bottom;
}

/** Keeps a message above all bars while it is shown; returns how to end that. */
export function keepClear(viewport: HTMLElement): () => void {
  const place = () => {
    viewport.style.translate = '';
    const feet = [...document.querySelectorAll('[data-foot]')].map((foot) => foot.getBoundingClientRect());
    const rise = getRise(
      viewport.getBoundingClientRect(),
      feet.filter(({ height }) => height > 0),
    );
    viewport.style.translate = rise > 0 ? `0 ${-rise}px` : '';
  };
  place();
  // Dialogs open below the body, bars grow and move with what is scrolled.
  const sizes = new ResizeObserver(place);
  sizes.observe(document.body);
  sizes.observe(viewport);
  const children = new MutationObserver(place);
  children.observe(document.body, { childList: true });
  const listener = new AbortController();
  const { signal } = listener;
  document.addEventListener('scroll', place, { capture: true, passive: true, signal });
  document.addEventListener('animationend', place, { capture: true, signal });
  window.addEventListener('resize', place, { signal });
  return () => {
    sizes.disconnect();
    children.disconnect();
    listener.abort();
  };
}
