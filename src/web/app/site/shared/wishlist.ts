import { useMemo, useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';
import { comparedPrice, type Listing } from './listings.ts';

/** A saved listing: who it is, and what it cost when it was saved. */
export interface SavedListing {
  type: Listing['kind'];
  id: number;
  savedAt: string;
  priceWhenSaved: number | null;
}

/** The truth, kept over restarts. */
const store = browserStore('localStorage', 'wishlist-items');
/** The whole objects of this session, for whoever reads them there; never read back by us. */
const session = browserStore('sessionStorage', 'wishlist');

const MOST_SAVED = 200;

const isSaved = (value: unknown): value is SavedListing =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'property' || value.type === 'project') &&
  'id' in value &&
  Number.isSafeInteger(value.id);

function list(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** What is stored, without whatever else may have got in there. */
export const parseSaved = (text: string | null): SavedListing[] => list(text).filter(isSaved);

interface Identity {
  type: Listing['kind'];
  id: number;
}

const same = (one: Identity, other: Identity) => one.type === other.type && one.id === other.id;

/** Adds a listing in front, or takes it out when it is there. */
export function toggled(saved: SavedListing[], listing: Listing, now: string): SavedListing[] {
  const entry = { type: listing.kind, id: listing.item.id, savedAt: now, priceWhenSaved: comparedPrice(listing) };
  const others = saved.filter((item) => !same(item, entry));
  return others.length < saved.length ? others : [entry, ...others].slice(0, MOST_SAVED);
}

/** Whole objects do not say what they are; only a project has a band of prices. */
const identityOf = (item: Listing['item']): Identity => ({
  type: 'minimum_price' in item ? 'project' : 'property',
  id: item.id,
});

/** Saves a listing, or lets go of it. */
export function toggleSaved(listing: Listing): void {
  const saved = toggled(parseSaved(store.read()), listing, new Date().toISOString());
  store.write(JSON.stringify(saved));
  const objects = [listing.item, ...(list(session.read()) as Listing['item'][])];
  const kept = objects.filter((item, index) => {
    const identity = identityOf(item);
    const isFirst = objects.findIndex((other) => same(identityOf(other), identity)) === index;
    return isFirst && saved.some((entry) => same(entry, identity));
  });
  session.write(JSON.stringify(kept));
}

/** Takes out what is no longer listed. */
export const forgetSaved = (gone: Identity): void =>
  store.write(JSON.stringify(parseSaved(store.read()).filter((item) => !same(item, gone))));

const useStored = (): string | null => useSyncExternalStore(store.subscribe, store.read, () => null);

/** All that is saved, the latest first; none while the page is still the server's. */
export function useSaved(): SavedListing[] {
  const stored = useStored();
  return useMemo(() => parseSaved(stored), [stored]);
}

export const useWishlistCount = (): number => useSaved().length;

export const useIsSaved = (identity: Identity): boolean => useSaved().some((item) => same(item, identity));
