import { browserStore, storedObjects } from '../../site/shared/browser-store.ts';
import type { PaletteEntry } from './entries.ts';

const MAX_RECENT = 5;

const store = browserStore('localStorage', 'back-office-recent');

/** Recently opened entries, newest first. Invalid stored values are ignored. */
export function readRecent(): PaletteEntry[] {
  return storedObjects(store.read())
    .flatMap(({ to, label, note }) =>
      typeof to === 'string' && to.startsWith('/admin/') && typeof label === 'string' && typeof note === 'string'
        ? [{ to, label, note }]
        : [],
    )
    .slice(0, MAX_RECENT);
}

/** Adds an entry in front of the earlier ones. */
export function rememberRecent({ to, label, note }: PaletteEntry): void {
  const others = readRecent().filter((entry) => entry.to !== to);
  store.write(JSON.stringify([{ to, label, note }, ...others].slice(0, MAX_RECENT)));
}

/** Record names must not stay in a browser that other people may use. */
export const clearRecent = (): void => store.write(null);
