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

const handlers = {
  onOpenAutoFocus: ({ currentTarget }: Event) => {
    if (currentTarget instanceof Element && document.activeElement) openers.set(currentTarget, document.activeElement);
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
