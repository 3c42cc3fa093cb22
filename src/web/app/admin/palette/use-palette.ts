import { useEffect, useEffectEvent, useState } from 'react';

export interface PaletteState {
  /** Undefined until the palette is opened for the first time. */
  open: boolean | undefined;
  show: () => void;
  hide: () => void;
}

const asksForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const asksForSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')));

/** Whether a dialog is open: Radix marks the body while one is. */
const isBusy = (): boolean => document.body.hasAttribute('data-scroll-locked');

/** Ctrl-K or Cmd-K opens the palette; a slash focuses the search input of the screen. */
export function usePalette(): PaletteState {
  const [open, setOpen] = useState<boolean>();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (isBusy() && !open)) return;
    if (asksForPalette(event)) {
      event.preventDefault();
      setOpen(!open);
    } else if (asksForSearch(event)) {
      const box = document.querySelector<HTMLElement>('[data-screen-search]');
      if (!box) return;
      event.preventDefault();
      box.focus();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}
