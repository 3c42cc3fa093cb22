import { type BrowserStore, browserStore, storedObjects } from './browser-store.ts';
import { cookieChoice } from './cookie-choice.ts';

/** A search or a listing that the visitor has opened before. */
export interface RecentEntry {
  name: string;
  to: string;
}

const searches = browserStore('localStorage', 'recent-searches');
const viewed = browserStore('localStorage', 'recently-viewed');

const MAX_ENTRIES = 5;
const MAX_NAME_LENGTH = 200;

/** A path of this site; anything else was not stored by it. */
const isPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![/\\])/.test(text);

const read = (store: BrowserStore): RecentEntry[] =>
  storedObjects(store.read())
    .flatMap(({ name, to }) => (typeof name === 'string' && isPath(to) ? [{ name, to }] : []))
    .slice(0, MAX_ENTRIES);

/** The newest first. Nothing is stored for a visitor who allows only what is necessary. */
function add(store: BrowserStore, { name, to }: RecentEntry): void {
  if (cookieChoice.read() !== 'all') return;
  const entry = { name: name.slice(0, MAX_NAME_LENGTH), to };
  const others = read(store).filter((other) => other.to !== to);
  store.write(JSON.stringify([entry, ...others].slice(0, MAX_ENTRIES)));
}

export const addRecentSearch = (entry: RecentEntry): void => add(searches, entry);
export const addRecentlyViewed = (entry: RecentEntry): void => add(viewed, entry);

export const readRecent = (): { searches: RecentEntry[]; viewed: RecentEntry[] } => ({
  searches: read(searches),
  viewed: read(viewed),
});

export function clearRecent(): void {
  searches.write(null);
  viewed.write(null);
}
