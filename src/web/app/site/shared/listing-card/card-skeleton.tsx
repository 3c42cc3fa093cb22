import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { FRAMES } from './listing-card.tsx';

/** Skeleton of a card, in its final size. */
export function CardSkeleton({ layout = 'stacked' }: { layout?: keyof typeof FRAMES }) {
  const { card, picture, body } = FRAMES[layout];
  return (
    <div className={classNames('flex flex-col rounded-lg border border-line bg-surface', card)}>
      <Skeleton className={classNames('rounded-none', picture)} />
      <div className={classNames('flex flex-1 flex-col', body)}>
        <Skeleton className="h-6.5 w-2/5" />
        <Skeleton className="h-6.25 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-0.5 h-10.75" />
        <Skeleton className="h-10.75" />
        <div className="mt-auto flex items-center justify-between pt-1.5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11 w-36 lg:h-9" />
        </div>
      </div>
    </div>
  );
}
