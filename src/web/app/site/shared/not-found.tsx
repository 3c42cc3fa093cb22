import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { drawingUrl } from '../../data/drawings.ts';

export const LISTING_NOT_FOUND = "We couldn't find this listing. It may have been sold or taken down.";

/** Page for an unknown URL, or for a listing that does not exist. */
export function NotFound({ line = "We couldn't find that page. Check the link, or start again from the home page." }) {
  return (
    <main id="main" className="wrap">
      <title>Page not found | Aangan</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        art={drawingUrl('spot-notfound')}
        headingLevel={1}
        title="404 | Page not found"
        line={line}
        action={
          <Link className={buttonClass()} to="/">
            Back to Home
          </Link>
        }
      />
    </main>
  );
}
