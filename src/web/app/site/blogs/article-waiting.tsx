import { Skeleton } from '#ui/loading.tsx';
import { Retry } from '../shared/retry.tsx';
import { band, COLUMN, PICTURE } from './article-boxes.ts';

/** Shown while a blog is loading or after loading failed. */
export function ArticleWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const heading = failed ? 'Something went wrong' : 'Loading...';
  return (
    <main id="main" aria-busy={!failed}>
      <title>{`${heading} | Aangan`}</title>
      <h1 className="sr-only">{heading}</h1>
      {failed ? (
        <div className="wrap section-space">
          <Retry onRetry={onRetry} />
        </div>
      ) : (
        <>
          <div className={band(true)}>
            <div className={COLUMN}>
              <Skeleton className="mt-9 mb-4 h-12 w-3/4" />
              <Skeleton className="h-5 w-1/3" />
            </div>
          </div>
          <div className={PICTURE}>
            <Skeleton className="aspect-16/9 rounded-xl" />
          </div>
          <div className={COLUMN}>
            <Skeleton className="mb-16 h-96" />
          </div>
        </>
      )}
    </main>
  );
}
