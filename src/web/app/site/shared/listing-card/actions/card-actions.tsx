import { classNames } from '#ui/class-names.ts';
import type { Listing } from '../../listings.ts';
import { CompareButton } from './compare-button.tsx';
import { HeartButton } from './heart-button.tsx';
import { ShareButton } from './share-button.tsx';

interface CardActionsProps {
  listing: Listing;
  className: string;
  onUnsave: (() => void) | undefined;
}

/**
 * What can be done with a card without opening it. Shown on hover and focus where there is a mouse, always where there
 * is none; a saved heart and a chosen comparison are never hidden.
 */
export default function CardActions({ listing, className, onUnsave }: CardActionsProps) {
  const quiet =
    'can-hover:opacity-0 can-hover:group-hover/card:opacity-100 can-hover:group-focus-within/card:opacity-100 aria-pressed:opacity-100!';
  return (
    <div className={classNames('absolute top-2.5 right-2.5 z-3 flex gap-1.5', className)}>
      <ShareButton listing={listing} className={quiet} />
      <CompareButton listing={listing} className={quiet} />
      <HeartButton listing={listing} className={quiet} onUnsave={onUnsave} />
    </div>
  );
}
