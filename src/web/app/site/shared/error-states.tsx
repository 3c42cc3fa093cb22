import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import type { Missing } from '../../data/page.tsx';
import { SiteTitle } from './site-title.tsx';

interface NotFoundProps {
  /** What the URL names. */
  missing?: Missing;
}

const LINES: Record<Missing, string> = {
  page: "We couldn't find that page. Check the link, or start again from the home page.",
  listing: "We couldn't find this listing. It may have been sold or taken down.",
};

/** Page for an unknown URL, or for a listing that does not exist. */
export function NotFound({ missing = 'page' }: NotFoundProps) {
  return (
    <main id="main" className="wrap">
      <SiteTitle>Page not found</SiteTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        art={drawingUrl('spot-notfound')}
        headingLevel={1}
        title="404 | Page not found"
        line={LINES[missing]}
        action={
          <Link className={buttonClass()} to="/">
            Back to Home
          </Link>
        }
      />
    </main>
  );
}

/** Shown in place of a list that failed to load, so that an error never looks like an empty list. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-5 py-8 text-center"
    >
      <p className="font-semibold text-ink">Something went wrong</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
