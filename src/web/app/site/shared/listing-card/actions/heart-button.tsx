import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { toIdentity } from '../../listing-identity.ts';
import type { Listing } from '../../listings.ts';
import { toggleSaved, useIsSaved } from '../../wishlist.ts';
import { roundAction } from './round-action.ts';

interface HeartButtonProps {
  listing: Listing;
  className?: string;
  /** Called when the listing is removed from the wishlist. */
  onUnsave?: (() => void) | undefined;
}

/** Wishlist button of a listing; filled red when saved. */
export function HeartButton({ listing, className, onUnsave }: HeartButtonProps) {
  const saved = useIsSaved(toIdentity(listing));
  return (
    <button
      type="button"
      data-heart=""
      aria-pressed={saved}
      aria-label={`Save ${listing.item.title} to wishlist`}
      className={classNames(roundAction, 'hover:text-heart aria-pressed:text-heart', className)}
      onClick={() => {
        toggleSaved(listing);
        if (saved) onUnsave?.();
      }}
    >
      <Icon name="heart" filled={saved} />
    </button>
  );
}
