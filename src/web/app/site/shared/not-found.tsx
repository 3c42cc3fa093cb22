import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mediaUrl } from '../../data/media.ts';

/** Page for an unknown URL. */
export function NotFound() {
  return (
    <main id="main" className="wrap">
      <title>Page not found | Aangan</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        art={mediaUrl('art/spot-notfound.svg')}
        headingLevel={1}
        title="404 | Page not found"
        line="This door is locked. The listing may have been sold or taken down."
        action={
          <Link className={buttonClass()} to="/">
            Back to Home
          </Link>
        }
      />
    </main>
  );
}
