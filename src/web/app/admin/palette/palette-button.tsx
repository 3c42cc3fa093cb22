import { Icon } from '#ui/icon.tsx';

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
