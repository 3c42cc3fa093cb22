import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { COLUMNS, GALLERY } from './detail.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Title and images of a listing that is still loading. */
export function TopSkeleton() {
  return (
    <>
      <Skeleton className="mt-4.5 h-5 w-3/5 max-w-80" />
      <div className="grid gap-4 pt-5.5 pb-5 lg:grid-cols-last-auto lg:items-end">
        <div>
          <Skeleton className="mb-2.5 h-7 w-40" />
          <Skeleton className="h-10 w-4/5 max-w-xl" />
          <Skeleton className="mt-2 h-6 w-3/5 max-w-96" />
        </div>
        <Skeleton className="h-15.5 w-44" />
      </div>
      <div className={classNames(GALLERY.frame, GALLERY.beside)}>
        <Skeleton className={classNames(GALLERY.big, 'rounded-lg')} />
        <div className={GALLERY.thumbs}>
          {KEYS.slice(0, 5).map((key) => (
            <Skeleton key={key} className={GALLERY.thumb} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Everything below the images, still loading. */
export function SectionsSkeleton() {
  return (
    <>
      <p className="sr-only">Loading...</p>
      <div className="mt-3 border-b border-line pt-3.75 pb-3.75 max-lg:hidden">
        <Skeleton className="h-6 w-96" />
      </div>
      <div className={COLUMNS}>
        <div className="grid gap-7 pt-6">
          <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {KEYS.map((key) => (
              <Skeleton key={key} className="h-18.25" />
            ))}
          </div>
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-28" />
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="h-162.5 rounded-lg lg:mt-6" />
      </div>
    </>
  );
}
