import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { Retry } from '../shared/error-states.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import type { Identity, Listing } from '../shared/listings.ts';
import { findListing, savedQuery } from '../shared/saved/saved-listings.ts';
import { GRID, ListingEntry, saveAll } from './listing-entry.tsx';

const toKey = ({ type, id }: Identity) => `${type} ${id}`;

function save(listings: Listing[]): void {
  saveAll(listings);
  toast({ variant: 'default', title: 'Success', description: 'Saved to your wishlist' });
}

interface Found {
  key: string;
  listing: Listing;
}

function Entries({ found }: { found: Found[] }) {
  if (found.length === 0) {
    return (
      <EmptyState
        art={drawingUrl('spot-wishlist')}
        title="No longer available"
        line="All listings in this list have been sold or withdrawn."
        action={
          <Link className={buttonClass()} to="/properties">
            Explore Properties
          </Link>
        }
      />
    );
  }
  return (
    <ul className={GRID} aria-label="Shared listings">
      {found.map(({ key, listing }) => (
        <li key={key} className="grid grid-cols-1">
          <ListingEntry listing={listing} />
        </li>
      ))}
    </ul>
  );
}

/** Introduces a shared list, and says how many of its listings are missing. */
function getIntroduction(missing: number): string {
  if (missing === 0) return 'These listings were shared with you.';
  return missing === 1
    ? 'These listings were shared with you. 1 more listing is no longer available.'
    : `These listings were shared with you. ${indianNumber(missing)} more listings are no longer available.`;
}

/** A wishlist shared by URL; the visitor's own list changes only when they choose so. */
export function SharedWishlist({ named }: { named: Identity[] }) {
  const { data, isError, refetch } = useQuery(savedQuery(httpApi, named));
  const found = named.flatMap((identity): Found[] => {
    const listing = data && findListing(data, identity);
    return listing ? [{ key: toKey(identity), listing }] : [];
  });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">Shared wishlist</h1>
          {found.length > 0 && <p className="mt-2 text-ink-3">{getIntroduction(named.length - found.length)}</p>}
        </div>
        {found.length > 0 && (
          <Button onClick={() => save(found.map(({ listing }) => listing))}>
            <Icon name="heart" size="sm" />
            Save all to my wishlist
          </Button>
        )}
      </div>
      {data && <Entries found={found} />}
      {!data && isError && <Retry onRetry={() => void refetch()} />}
      {!data && !isError && (
        <ul className={GRID} aria-busy="true" aria-label="Loading...">
          {named.map((identity) => (
            <li key={toKey(identity)}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
