import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { SavedListings } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import { httpApi } from '../../data/http-api.ts';
import { savedQuery } from '../../data/queries.ts';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { type Identity, same } from '../shared/listing-identity.ts';
import { comparedPrice, type Listing } from '../shared/listings.ts';
import { Retry } from '../shared/retry.tsx';
import { findListing, toQuery } from '../shared/saved/saved-listings.ts';
import type { SavedListing } from '../shared/wishlist.ts';
import { rememberObjects, removeSaved, restoreSaved } from './change-wishlist.ts';
import { GRID, ListingEntry } from './listing-entry.tsx';
import { priceChange } from './price-change.ts';
import { UnavailableCard } from './unavailable-card.tsx';

/** Grows with the list and never shrinks, so that removing a listing causes no request. */
function useRequestedListings(saved: SavedListing[]): Identity[] {
  const [requested, setRequested] = useState<Identity[]>(saved);
  if (saved.every((entry) => requested.some((other) => same(other, entry)))) return requested;
  setRequested(saved);
  return saved;
}

function PriceNote({ before, listing }: { before: number | null; listing: Listing }) {
  const change = priceChange(before, comparedPrice(listing));
  if (!change) return null;
  const less = change.direction === 'less';
  return (
    <p className={classNames('flex gap-1.5 text-sm font-medium', less ? 'text-success' : 'text-warning')}>
      <Icon name="arrow-up" size="sm" className={classNames('mt-0.5', less && 'rotate-180')} />
      {change.amount} {change.direction} than when you saved it
    </p>
  );
}

/** A removed listing can be restored while the message is shown. */
const sayRemoved = (entry: SavedListing, place: number, title: string) =>
  toast({
    variant: 'default',
    title: 'Removed from wishlist',
    description: title,
    action: {
      label: 'Undo',
      altText: 'Save the listing again from its own page',
      onAction: () => restoreSaved(entry, place),
    },
  });

const knownListings = (saved: SavedListing[], answer: SavedListings): Listing[] =>
  saved.flatMap((entry) => findListing(answer, entry) ?? []);

interface SavedGridProps {
  saved: SavedListing[];
  list: RefObject<HTMLUListElement | null>;
  onLeaving: (place: number) => void;
}

/** Saved listings with current data; an entry without a response is loading, one missing from the response is gone. */
export function SavedGrid({ saved, list, onLeaving }: SavedGridProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...savedQuery(httpApi, toQuery(useRequestedListings(saved))),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data && !isPlaceholderData) rememberObjects(knownListings(saved, data));
  }, [saved, data, isPlaceholderData]);
  if (isError && !data) return <Retry onRetry={() => void refetch()} />;

  const card = (entry: SavedListing, place: number) => {
    const listing = data && findListing(data, entry);
    if (!listing && (!data || isPlaceholderData)) return <CardSkeleton />;
    const left = () => {
      onLeaving(place);
      sayRemoved(entry, place, listing?.item.title ?? 'A listing that is no longer available');
    };
    if (listing) {
      const note = <PriceNote before={entry.priceWhenSaved} listing={listing} />;
      return <ListingEntry listing={listing} note={note} onUnsave={left} />;
    }
    const remove = () => {
      removeSaved(entry);
      left();
    };
    return <UnavailableCard entry={entry} onRemove={remove} />;
  };

  return (
    <ul ref={list} className={GRID} aria-busy={!data} aria-label={data ? 'Saved listings' : 'Loading...'}>
      {saved.map((entry, place) => (
        <li key={`${entry.type} ${entry.id}`} className="grid grid-cols-[minmax(0,1fr)]">
          {card(entry, place)}
        </li>
      ))}
    </ul>
  );
}
