import { type CardLook, ProjectCard, PropertyCard } from '../shared/listing-card/listing-card.tsx';
import { type Identity, isSameListing, type Listing } from '../shared/listings.ts';
import {
  MAX_SAVED,
  readWishlist,
  type SavedListing,
  toSavedListing,
  wishlistObjects,
  writeWishlist,
} from '../shared/wishlist.ts';

/** One, two or three cards per row. */
export const GRID = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-7 lg:gap-y-9';

/** The card of a listing of either kind. */
export function ListingEntry({ listing, ...look }: { listing: Listing } & CardLook) {
  return listing.kind === 'property' ? (
    <PropertyCard property={listing.item} headingLevel={2} {...look} />
  ) : (
    <ProjectCard project={listing.item} headingLevel={2} {...look} />
  );
}

/** Adds missing listings at the front, up to the limit; existing entries stay unchanged. */
export function mergeSaved(saved: SavedListing[], listings: Listing[], now: string): SavedListing[] {
  const entries = listings.map((listing) => toSavedListing(listing, now));
  const added = entries.filter((entry) => !saved.some((item) => isSameListing(item, entry)));
  return [...added.slice(0, Math.max(0, MAX_SAVED - saved.length)), ...saved];
}

/** Adds these listings to the saved ones. */
export const saveAll = (listings: Listing[]): void =>
  writeWishlist(mergeSaved(readWishlist(), listings, new Date().toISOString()), listings);

const without = (gone: Identity) => readWishlist().filter((item) => !isSameListing(item, gone));

/** Removes a listing that is no longer available. */
export const removeSaved = (gone: Identity): void => writeWishlist(without(gone));

/** Restores a removed entry, unchanged and at its previous index. */
export const restoreSaved = (entry: SavedListing, place: number): void =>
  writeWishlist(without(entry).toSpliced(place, 0, entry));

/** Stores the current full objects of the saved listings. */
export const rememberObjects = (listings: Listing[]): void =>
  wishlistObjects.write(JSON.stringify(listings.map(({ item }) => item)));
