import { useRef } from 'react';

/** Which element opened which overlay. */
const openers = new WeakMap<Element, Element>();

/** The opener, or where the overlay it sat in was opened from, if that one is gone by now. */
function stillThere(opener: Element | null | undefined): HTMLElement | undefined {
  if (!opener) return undefined;
  if (opener.isConnected) return opener instanceof HTMLElement ? opener : undefined;
  const overlay = opener.closest('[role=dialog]');
  return overlay ? stillThere(openers.get(overlay)) : undefined;
}

/** Handlers for a Radix dialog without a trigger: whatever had focus when it opened gets it back. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      opener.current = document.activeElement;
      if (currentTarget instanceof Element && opener.current) openers.set(currentTarget, opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      stillThere(opener.current)?.focus();
    },
  };
}
