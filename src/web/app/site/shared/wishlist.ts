import { useMemo, useSyncExternalStore } from 'react';
import { browserStore, type StoredObject, storedObjects } from './browser-store.ts';
import { comparedPrice, type Identity, isRent, isSameListing, type Listing, toIdentity } from './listings.ts';

/** A saved listing, with its price at the time of saving. */
export interface SavedListing extends Identity {
  savedAt: string;
  priceWhenSaved: number | null;
  /** Only if the price is a month's rent. */
  purpose?: 'rent';
}

/** The source of truth, which survives restarts. */
const store = browserStore('localStorage', 'wishlist-items');
/** Full objects of this session, for other readers of this key; never used as the source of truth. */
export const wishlistObjects = browserStore('sessionStorage', 'wishlist');

export const MAX_SAVED = 200;

function read({ type, id, savedAt, priceWhenSaved, purpose }: StoredObject): SavedListing | undefined {
  if ((type !== 'property' && type !== 'project') || !Number.isSafeInteger(id)) return undefined;
  return {
    type,
    id: id as number,
    savedAt: typeof savedAt === 'string' ? savedAt : '',
    priceWhenSaved: Number.isFinite(priceWhenSaved) ? (priceWhenSaved as number) : null,
    ...(purpose === 'rent' && { purpose }),
  };
}

/** The stored listings, without duplicates and invalid entries. */
export function parseSaved(text: string | null): SavedListing[] {
  const saved = storedObjects(text).flatMap((item) => read(item) ?? []);
  return saved
    .filter((item, index) => saved.findIndex((other) => isSameListing(other, item)) === index)
    .slice(0, MAX_SAVED);
}

export const toSavedListing = (listing: Listing, savedAt: string): SavedListing => ({
  ...toIdentity(listing),
  savedAt,
  priceWhenSaved: comparedPrice(listing),
  ...(isRent(listing) && { purpose: 'rent' }),
});

/** Adds a listing at the front, or removes it if it is already saved. */
export function toggleListing(saved: SavedListing[], listing: Listing, now: string): SavedListing[] {
  const entry = toSavedListing(listing, now);
  const others = saved.filter((item) => !isSameListing(item, entry));
  return others.length < saved.length ? others : [entry, ...others].slice(0, MAX_SAVED);
}

/** Full objects have no type field; only a project has a price range. */
const matchesIdentity = ({ type, id }: Identity, item: StoredObject): boolean =>
  item.id === id && type === ('minimum_price' in item ? 'project' : 'property');

/** Stores the list, and separately the full objects of listings seen in this session. */
export function writeWishlist(saved: SavedListing[], seen: Listing[] = []): void {
  const objects = [...seen.map(({ item }): StoredObject => item), ...storedObjects(wishlistObjects.read())];
  store.write(JSON.stringify(saved));
  wishlistObjects.write(
    JSON.stringify(saved.flatMap((entry) => objects.find((item) => matchesIdentity(entry, item)) ?? [])),
  );
}

export const readWishlist = (): SavedListing[] => parseSaved(store.read());

export const toggleSaved = (listing: Listing): void =>
  writeWishlist(toggleListing(readWishlist(), listing, new Date().toISOString()), [listing]);

/** All saved listings, latest first; undefined on the server and during hydration. */
export function useWishlist(): SavedListing[] | undefined {
  const text = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseSaved(text)), [text]);
}

export const useWishlistCount = (): number => useWishlist()?.length ?? 0;

export const useIsSaved = (identity: Identity): boolean =>
  useWishlist()?.some((item) => isSameListing(item, identity)) ?? false;
