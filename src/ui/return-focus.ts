/** Which element opened which overlay. */
const openers = new WeakMap<Element, Element>();

/** The opener, or where the overlay it sat in was opened from, if that one is gone by now. */
function stillThere(opener: Element | undefined): HTMLElement | undefined {
  if (!opener) return undefined;
  if (opener.isConnected) return opener instanceof HTMLElement ? opener : undefined;
  const overlay = opener.closest('[role=dialog]');
  return overlay ? stillThere(openers.get(overlay)) : undefined;
}

/** The overlay that stands where another one stood a moment ago: nothing had focus when it opened. */
function successor(): Element | undefined {
  const overlay = document.activeElement?.closest('[role=dialog]') ?? undefined;
  return overlay && openers.get(overlay) === document.body ? overlay : undefined;
}

/** The control that says so, or the first one inside a part that does. */
const FIRST = 'button[data-first-focus], [data-first-focus] :is(input, select, textarea, button):not(:disabled)';

const handlers = {
  onOpenAutoFocus: (event: Event) => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof Element)) return;
    if (document.activeElement) openers.set(currentTarget, document.activeElement);
    // Otherwise the first control gets it, which is the one that closes.
    const first = currentTarget.querySelector<HTMLElement>(FIRST);
    if (!first) return;
    event.preventDefault();
    first.focus();
  },
  onCloseAutoFocus: (event: Event) => {
    event.preventDefault();
    const opener = event.currentTarget instanceof Element ? openers.get(event.currentTarget) : undefined;
    const next = successor();
    if (next && opener) openers.set(next, opener);
    else stillThere(opener)?.focus();
  },
};

/** Handlers for a Radix dialog without a trigger: whatever had focus when it opened gets it back. */
export const useReturnFocus = () => handlers;
