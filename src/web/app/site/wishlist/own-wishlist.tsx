import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { copyLink } from '../shared/saved/copy-link.ts';
import { useFocusAfterRemoval } from '../shared/saved/focus-after-removal.ts';
import { listingsPath } from '../shared/saved/saved-listings.ts';
import { useSiteOrigin } from '../shared/site.ts';
import { useWishlist } from '../shared/wishlist.ts';
import { SavedGrid } from './saved-grid.tsx';

function Nothing() {
  return (
    <EmptyState
      art={drawingUrl('spot-wishlist')}
      title="No Property Wishlisted!"
      line="Tap the heart on any listing to save it here."
      action={
        <Link className={buttonClass()} to="/properties">
          Explore Properties
        </Link>
      }
    />
  );
}

/** The server has no wishlist data, so it renders empty space and a message for browsers without JavaScript. */
function WishlistPlaceholder() {
  return (
    <div className="min-h-[60vh]">
      <noscript>
        <p>Your wishlist is stored in your browser. Turn on JavaScript to see it.</p>
      </noscript>
    </div>
  );
}

/** The wishlist saved in this browser. */
export function OwnWishlist() {
  const saved = useWishlist();
  const origin = useSiteOrigin();
  const count = saved?.length ?? 0;
  const { list, otherwise, leaving } = useFocusAfterRemoval<HTMLUListElement>(count, '[data-heart]');
  return (
    <>
      <div
        className={classNames('mb-6 flex flex-wrap items-center justify-between gap-3', saved && !count && 'sr-only')}
      >
        <h1 ref={otherwise} tabIndex={-1} className="text-3xl outline-none">
          Wishlist
        </h1>
        {saved && count > 0 && (
          <Button variant="outline" size="sm" onClick={() => void copyLink(origin + listingsPath('/wishlist', saved))}>
            <Icon name="link" size="sm" />
            Copy link to this list
          </Button>
        )}
      </div>
      {saved === undefined && <WishlistPlaceholder />}
      {saved && (count === 0 ? <Nothing /> : <SavedGrid saved={saved} list={list} onLeaving={leaving} />)}
    </>
  );
}
