import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { SavedListings } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { propertyPrice, shortRupees } from '#contract/rupees.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import { httpApi } from '../../data/http.ts';
import { Retry } from '../shared/error-states.tsx';
import { roundAction } from '../shared/listing-card/actions/round-action.ts';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { FRAMES } from '../shared/listing-card/listing-card.tsx';
import { comparedPrice, type Identity, isRent, isSameListing, type Listing } from '../shared/listings.ts';
import { findListing, savedQuery } from '../shared/saved/saved-listings.ts';
import type { SavedListing } from '../shared/wishlist.ts';
import { GRID, ListingEntry, rememberObjects, removeSaved, restoreSaved } from './listing-entry.tsx';

/** Text about an unavailable listing: 'A property saved on 3 Nov 2026 at ₹ 85 L'. */
function memory({ type, savedAt, priceWhenSaved, purpose }: SavedListing): string {
  const savedOn = new Date(savedAt);
  const price = priceWhenSaved === null ? undefined : propertyPrice(priceWhenSaved, purpose ?? 'sale');
  if (Number.isNaN(savedOn.getTime())) return price ? `A ${type} you saved at ${price}` : `A ${type} you saved`;
  const day = dayText(savedOn);
  return price ? `A ${type} saved on ${day} at ${price}` : `A ${type} saved on ${day}`;
}

/** Placeholder of a listing that was withdrawn or sold, until the visitor removes it. */
function UnavailableCard({ entry, onRemove }: { entry: SavedListing; onRemove: () => void }) {
  const { picture, body } = FRAMES.stacked;
  return (
    <article className="relative flex min-w-0 flex-col rounded-lg border border-line bg-sunken">
      <div className={classNames('grid place-content-center bg-well text-ink-3', picture)}>
        <Icon name="home" size="lg" />
      </div>
      <button
        type="button"
        data-heart=""
        aria-label="Remove from wishlist"
        className={classNames(roundAction, 'absolute! top-2.5 right-2.5 text-heart!')}
        onClick={onRemove}
      >
        <Icon name="heart" filled />
      </button>
      <div className={classNames('grid flex-1 content-start gap-2', body)}>
        <h2 className="text-xl leading-tight text-ink-2">No longer available</h2>
        <p className="text-small leading-normal text-ink-3">{memory(entry)}</p>
      </div>
    </article>
  );
}

interface PriceChange {
  direction: 'less' | 'more';
  /** The difference, formatted as a price. */
  amount: string;
}

/** Price change since the listing was saved; undefined if it is unchanged or one of the two prices is unknown. */
export function priceChange(before: number | null, now: number | null): PriceChange | undefined {
  if (before === null || now === null || before === now) return undefined;
  return { direction: now < before ? 'less' : 'more', amount: shortRupees(Math.abs(now - before)) };
}

/** Grows with the list and never shrinks, so that removing a listing causes no request. */
function useRequestedListings(saved: SavedListing[]): Identity[] {
  const [requested, setRequested] = useState<Identity[]>(saved);
  if (saved.every((entry) => requested.some((other) => isSameListing(other, entry)))) return requested;
  setRequested(saved);
  return saved;
}

function PriceNote({ entry, listing }: { entry: SavedListing; listing: Listing }) {
  const change = priceChange(entry.priceWhenSaved, comparedPrice(listing));
  // A rent says nothing about the price of a home that is now for sale, nor the other way round.
  if (!change || (entry.purpose === 'rent') !== isRent(listing)) return null;
  const less = change.direction === 'less';
  return (
    <p className={classNames('flex gap-1.5 text-sm font-medium', less ? 'text-success' : 'text-warning')}>
      <Icon name="arrow-up" size="sm" className={classNames('mt-0.5', less && 'rotate-180')} />
      {less ? `${change.amount} less than when you saved it` : `${change.amount} more than when you saved it`}
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
    ...savedQuery(httpApi, useRequestedListings(saved)),
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
      const note = <PriceNote entry={entry} listing={listing} />;
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
        <li key={`${entry.type} ${entry.id}`} className="grid grid-cols-1">
          {card(entry, place)}
        </li>
      ))}
    </ul>
  );
}
