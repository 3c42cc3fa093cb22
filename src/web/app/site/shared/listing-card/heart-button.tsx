import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Listing } from '../listings.ts';
import { toggleSaved, useIsSaved } from '../wishlist.ts';
import { roundAction } from './round-action.ts';

/** The heart of a listing: filled red once it is saved. */
export function HeartButton({ listing, className }: { listing: Listing; className?: string }) {
  const saved = useIsSaved({ type: listing.kind, id: listing.item.id });
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${listing.item.title} to wishlist`}
      className={classNames(roundAction, 'hover:text-heart aria-pressed:text-heart', className)}
      onClick={() => toggleSaved(listing)}
    >
      <Icon name="heart" filled={saved} />
    </button>
  );
}
