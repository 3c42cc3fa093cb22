import { useMemo, useSyncExternalStore } from 'react';
import { browserStore, type StoredObject, storedObjects } from './browser-store.ts';
import { type Identity, same, toIdentity } from './listing-identity.ts';
import { comparedPrice, type Listing } from './listings.ts';

/** A saved listing: who it is, and what it cost when it was saved. */
export interface SavedListing extends Identity {
  savedAt: string;
  priceWhenSaved: number | null;
}

/** The truth, kept over restarts. */
const store = browserStore('localStorage', 'wishlist-items');
/** The whole objects of this session, for whoever reads them there; we never take them for the truth. */
export const wishlistObjects = browserStore('sessionStorage', 'wishlist');

export const MAX_SAVED = 200;

function read({ type, id, savedAt, priceWhenSaved }: StoredObject): SavedListing | undefined {
  if ((type !== 'property' && type !== 'project') || !Number.isSafeInteger(id)) return undefined;
  return {
    type,
    id: id as number,
    savedAt: typeof savedAt === 'string' ? savedAt : '',
    priceWhenSaved: Number.isFinite(priceWhenSaved) ? (priceWhenSaved as number) : null,
  };
}

/** What is stored, each listing once, without whatever else may have got in there. */
export function parseSaved(text: string | null): SavedListing[] {
  const saved = storedObjects(text).flatMap((item) => read(item) ?? []);
  return saved.filter((item, index) => saved.findIndex((other) => same(other, item)) === index).slice(0, MAX_SAVED);
}

export const toSavedListing = (listing: Listing, savedAt: string): SavedListing => ({
  ...toIdentity(listing),
  savedAt,
  priceWhenSaved: comparedPrice(listing),
});

/** Adds a listing in front, or takes it out when it is there. */
export function toggled(saved: SavedListing[], listing: Listing, now: string): SavedListing[] {
  const entry = toSavedListing(listing, now);
  const others = saved.filter((item) => !same(item, entry));
  return others.length < saved.length ? others : [entry, ...others].slice(0, MAX_SAVED);
}

/** Whole objects do not say what they are; only a project has a band of prices. */
const matchesIdentity = ({ type, id }: Identity, item: StoredObject): boolean =>
  item.id === id && type === ('minimum_price' in item ? 'project' : 'property');

/** Stores the list, and beside it the whole objects of those that were seen in this session. */
export function writeWishlist(saved: SavedListing[], seen: Listing[] = []): void {
  const objects = [...seen.map(({ item }): StoredObject => item), ...storedObjects(wishlistObjects.read())];
  store.write(JSON.stringify(saved));
  wishlistObjects.write(
    JSON.stringify(saved.flatMap((entry) => objects.find((item) => matchesIdentity(entry, item)) ?? [])),
  );
}

export const readWishlist = (): SavedListing[] => parseSaved(store.read());

/** Saves a listing, or lets go of it. */
export const toggleSaved = (listing: Listing): void =>
  writeWishlist(toggled(readWishlist(), listing, new Date().toISOString()), [listing]);

/** All that is saved, the latest first; undefined while the page is still the server's. */
export function useWishlist(): SavedListing[] | undefined {
  const text = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseSaved(text)), [text]);
}

export const useWishlistCount = (): number => useWishlist()?.length ?? 0;

export const useIsSaved = (identity: Identity): boolean => useWishlist()?.some((item) => same(item, identity)) ?? false;
