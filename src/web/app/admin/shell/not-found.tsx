import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mediaUrl } from '../../data/media.ts';

/** Shown for a back office URL without a screen. */
export function NotFound() {
  return (
    <main id="main" className="px-[clamp(12px,2vw,28px)] py-6">
      <EmptyState
        art={mediaUrl('art/spot-notfound.svg')}
        headingLevel={1}
        title="404 | Page not found"
        line="There is no such screen in the back office."
        action={
          <Link className={buttonClass()} to="/admin/users">
            Back to Users
          </Link>
        }
      />
    </main>
  );
}
