import { type Identity, same } from '../shared/listing-identity.ts';
import type { Listing } from '../shared/listings.ts';
import {
  MAX_SAVED,
  readWishlist,
  type SavedListing,
  toSavedListing,
  wishlistObjects,
  writeWishlist,
} from '../shared/wishlist.ts';

/** Adds those that are not there yet in front, as many as there is room for; what is there stays as it is. */
export function joined(saved: SavedListing[], listings: Listing[], now: string): SavedListing[] {
  const entries = listings.map((listing) => toSavedListing(listing, now));
  const added = entries.filter((entry) => !saved.some((item) => same(item, entry)));
  return [...added.slice(0, Math.max(0, MAX_SAVED - saved.length)), ...saved];
}

/** Saves all of these beside what is saved already. */
export const saveAll = (listings: Listing[]): void =>
  writeWishlist(joined(readWishlist(), listings, new Date().toISOString()), listings);

const without = (gone: Identity) => readWishlist().filter((item) => !same(item, gone));

/** Takes out what is no longer listed. */
export const removeSaved = (gone: Identity): void => writeWishlist(without(gone));

/** Puts back what was taken out, where it was and as it was. */
export const restoreSaved = (entry: SavedListing, place: number): void =>
  writeWishlist(without(entry).toSpliced(place, 0, entry));

/** Keeps the whole objects of what is saved as they are today. */
export const rememberObjects = (listings: Listing[]): void =>
  wishlistObjects.write(JSON.stringify(listings.map(({ item }) => item)));
