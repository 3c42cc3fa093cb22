/** Marks a bar with buttons at the bottom of the window or of a dialog, which messages must not cover. */
export const FOOT = { 'data-foot': '' } as const;

const GAP = 12;

/**
 * How far a message at the bottom of the window must rise so that it covers none of these buttons: above the first that
 * it would cover, and above the next if it would then cover that.
 */
export function getRise(message: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>, buttons: DOMRect[]): number {
  const height = message.bottom - message.top;
  let { bottom } = message;
  for (const button of buttons.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = button.right <= message.left || button.left >= message.right;
    if (!isBeside && button.top < bottom && button.bottom > bottom - height) bottom = button.top - GAP;
  }
  return message.bottom - bottom;
}

/** Keeps a message above the buttons of all bars while it is shown; returns how to end that. */
export function keepClear(viewport: HTMLElement): () => void {
  const place = () => {
    viewport.style.translate = '';
    const controls = document.querySelectorAll('[data-foot] :is(a, button)');
    const buttons = [...controls].map((control) => control.getBoundingClientRect());
    const rise = getRise(
      viewport.getBoundingClientRect(),
      buttons.filter(({ height }) => height > 0),
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
