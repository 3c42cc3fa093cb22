import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { whenIdle } from '../../site/shared/when-idle.ts';

interface PaletteState {
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

const loadPalette = () => import('./palette.tsx').then((module) => ({ default: module.Palette }));
const Palette = lazyWithRetry(loadPalette);

/** Prefetches the code of the palette when the browser is idle, so that the first keystroke is not lost. */
export function PaletteHost({ palette: { open, hide } }: { palette: PaletteState }) {
  useEffect(() => whenIdle(() => prefetchModule(loadPalette)), []);
  return <Suspense>{open !== undefined && <Palette open={open} onClose={hide} />}</Suspense>;
}

const isMac = (): boolean => navigator.userAgent.includes('Mac');

/** Opens the palette and shows its keyboard shortcut; a narrow bar shows only the icon. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="flex h-11 w-11 shrink-0 items-center justify-center gap-2.5 rounded-full text-ink-3 transition-colors duration-(--duration-fast) hover:bg-well hover:text-ink @2xl:w-72 @2xl:shrink @2xl:justify-start @2xl:rounded-md @2xl:border @2xl:border-line-strong @2xl:px-3.5"
    >
      <Icon name="search" />
      <span className="sr-only truncate @2xl:not-sr-only">Search or jump to…</span>
      <kbd
        aria-hidden="true"
        className="ml-auto hidden shrink-0 rounded-xs border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs text-ink-3 @2xl:inline"
      >
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
