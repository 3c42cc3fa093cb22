import type { ReactNode } from 'react';
import type { Listing } from '../listings.ts';
import { HeartButton } from './heart-button.tsx';
import { ShareButton } from './share-button.tsx';

/**
 * What can be done with a card without opening it. Shown on hover and focus where there is a mouse, always where there
 * is none; a saved heart is never hidden.
 */
export function CardActions({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const quiet =
    'can-hover:opacity-0 can-hover:group-hover/card:opacity-100 can-hover:group-focus-within/card:opacity-100 aria-pressed:opacity-100!';
  return (
    <div className="absolute top-2.5 right-2.5 z-3 flex gap-1.5">
      {children}
      <ShareButton listing={listing} className={quiet} />
      <HeartButton listing={listing} className={quiet} />
    </div>
  );
}
