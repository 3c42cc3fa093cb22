import { classNames } from '#ui/class-names.ts';
import type { Listing } from '../../listings.ts';
import { CompareButton } from './compare-button.tsx';
import { HeartButton } from './heart-button.tsx';
import { ShareButton } from './share-button.tsx';

interface ListingActionsProps {
  listing: Listing;
  className: string;
  /** On a card with a mouse they show on hover and focus; a saved heart and a chosen comparison are never hidden. */
  onHover?: boolean;
  /** Called when the visitor has removed the listing from the wishlist. */
  onUnsave?: (() => void) | undefined;
}

const ON_HOVER =
  'can-hover:opacity-0 can-hover:group-hover/card:opacity-100 can-hover:group-focus-within/card:opacity-100 aria-pressed:opacity-100!';

/** What can be done with a listing from its picture: share, compare, save. */
export default function ListingActions({ listing, className, onHover = false, onUnsave }: ListingActionsProps) {
  const visibility = onHover ? ON_HOVER : undefined;
  return (
    <div className={classNames('absolute z-3 flex gap-1.5', className)}>
      <ShareButton listing={listing} className={visibility} />
      <CompareButton listing={listing} className={visibility} />
      <HeartButton listing={listing} className={visibility} onUnsave={onUnsave} />
    </div>
  );
}
