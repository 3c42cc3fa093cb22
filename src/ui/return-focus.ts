/** The element that opened each overlay. */
const openers = new WeakMap<Element, Element>();

/** The opener, or if it is no longer in the document, the opener of the overlay that contained it. */
function stillThere(opener: Element | undefined): HTMLElement | undefined {
  if (!opener) return undefined;
  if (opener.isConnected) return opener instanceof HTMLElement ? opener : undefined;
  const overlay = opener.closest('[role=dialog]');
  return overlay ? stillThere(openers.get(overlay)) : undefined;
}

/** The overlay that has just replaced another one: nothing had focus when it opened. */
function successor(): Element | undefined {
  const overlay = document.activeElement?.closest('[role=dialog]') ?? undefined;
  return overlay && openers.get(overlay) === document.body ? overlay : undefined;
}

/** A button marked with `data-first-focus`, or the first control inside a marked element that may have the focus first. */
const FIRST =
  'button[data-first-focus], [data-first-focus] :is(input, select, textarea, button):not(:disabled, [data-never-first])';

const handlers = {
  onOpenAutoFocus: (event: Event) => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof Element)) return;
    if (document.activeElement) openers.set(currentTarget, document.activeElement);
    // Without a match, Radix focuses the first control, which is the close button.
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

/** Handlers for a Radix dialog without a trigger: on close, focus returns to the element that had it before. */
export const useReturnFocus = () => handlers;
