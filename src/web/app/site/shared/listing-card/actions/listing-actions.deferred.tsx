import { classNames } from '#ui/class-names.ts';
import type { Listing } from '../../listings.ts';
import { CompareButton } from './compare-button.tsx';
import { HeartButton } from './heart-button.tsx';
import { ShareButton } from './share-button.tsx';

interface ListingActionsProps {
  listing: Listing;
  className: string;
  /** With a mouse, the actions show on hover and focus only; a saved heart and a selected comparison always show. */
  onHover?: boolean;
  /** Called when the visitor removes the listing from the wishlist. */
  onUnsave?: (() => void) | undefined;
}

const ON_HOVER =
  'can-hover:opacity-0 can-hover:group-hover/card:opacity-100 can-hover:group-focus-within/card:opacity-100 aria-pressed:opacity-100!';

/** Actions on the image of a listing: share, compare, save. */
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
