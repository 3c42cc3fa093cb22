import { MAX_COUNTED_POSTINGS, POSTING_VIEWS, type PostingView } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { ViewButton } from '../engine/view-button.tsx';
import { useQueueCounts, useQueueView } from './use-queue.ts';

const countText = (count: number): string =>
  count < MAX_COUNTED_POSTINGS ? String(count) : `${MAX_COUNTED_POSTINGS - 1}+`;

/** The views of the queue with their counts; the one that waits for staff is highlighted. */
export function QueueViews() {
  const { view: chosen, choose } = useQueueView();
  const counts = useQueueCounts();
  return (
    <div
      role="group"
      aria-label="State"
      className="mb-3 flex gap-2 max-[690px]:-mx-3 max-[690px]:overflow-x-auto max-[690px]:px-3 max-[690px]:py-1 min-[691px]:flex-wrap"
    >
      {(Object.entries(POSTING_VIEWS) as [PostingView, string][]).map(([view, label]) => (
        <ViewButton key={view} chosen={view === chosen} onChoose={() => choose(view)}>
          {label}
          {counts && (
            <span
              className={classNames(
                'tabular-nums',
                view === 'pending_review' && view !== chosen && counts[view] > 0
                  ? 'rounded-xs bg-accent-soft px-1.5 font-semibold text-accent-ink'
                  : 'opacity-80',
              )}
            >
              {countText(counts[view])}
            </span>
          )}
        </ViewButton>
      ))}
    </div>
  );
}
