import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

const GAP_PX = 6;
const TALLEST_PX = 320;
const SMALLEST_PX = 200;
/** Events after which the field may have moved; a dialog may still be animating when the user starts to type. */
const MOVES = ['scroll', 'resize', 'animationend', 'transitionend'];

/** Positions the list below its field, or above if there is more space, and never under an on-screen keyboard. */
function place(list: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom, width } = field.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const below = offsetTop + height - bottom - 2 * GAP_PX;
  const above = top - offsetTop - 2 * GAP_PX;
  const upwards = below < SMALLEST_PX && above > below;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(TALLEST_PX, upwards ? above : below)}px`,
    top: upwards ? 'auto' : `${bottom + GAP_PX}px`,
    bottom: upwards ? `${window.innerHeight - top + GAP_PX}px` : 'auto',
  });
}

/**
 * Shows a list in the top layer, so that a dialog does not clip it although it stays inside the dialog in the DOM.
 * Escape closes the list and not the dialog.
 */
export function useDropdown(field: RefObject<HTMLElement | null>, open: boolean, onEscape: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useLayoutEffect(() => {
    const [box, from] = [list.current, field.current];
    if (!open || !box || !from) return undefined;
    const follow = () => place(box, from);
    const press = (event: KeyboardEvent) => escape(event);
    box.showPopover();
    follow();
    // Dialogs listen on the document, so a capturing listener on the window handles the key first.
    window.addEventListener('keydown', press, { capture: true });
    for (const move of MOVES) window.addEventListener(move, follow, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      for (const move of MOVES) window.removeEventListener(move, follow, { capture: true });
      window.visualViewport?.removeEventListener('resize', follow);
      box.hidePopover();
    };
  }, [open, field]);
  return list;
}
