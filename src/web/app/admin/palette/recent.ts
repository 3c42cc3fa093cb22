import { browserStore, storedObjects } from '../../site/shared/browser-store.ts';
import type { PaletteEntry } from './entries.ts';

const MAX_RECENT = 5;

const store = browserStore('localStorage', 'back-office-recent');

/** What was opened from the palette lately, newest first. What somebody else may have put there is left out. */
export function readRecent(): PaletteEntry[] {
  return storedObjects(store.read())
    .flatMap(({ to, label, note }) =>
      typeof to === 'string' && to.startsWith('/admin/') && typeof label === 'string' && typeof note === 'string'
        ? [{ to, label, note }]
        : [],
    )
    .slice(0, MAX_RECENT);
}

/** Puts an entry in front of those opened before it. */
export function rememberRecent({ to, label, note }: PaletteEntry): void {
  const others = readRecent().filter((entry) => entry.to !== to);
  store.write(JSON.stringify([{ to, label, note }, ...others].slice(0, MAX_RECENT)));
}

/** Leaves no names behind for whoever uses this browser next. */
export const clearRecent = (): void => store.write(null);
