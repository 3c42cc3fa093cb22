import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_COUNTED_POSTINGS, POSTING_VIEWS, type PostingView } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { useLetterKeys } from '../engine/keyboard.tsx';
import { ResourceScreen } from '../engine/resource-screen.tsx';
import { ViewButton } from '../engine/screen-head.tsx';
import { moveBy } from '../shared/use-admin-record.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useQueueCounts, useQueueList, useQueueView } from './use-postings.ts';

const countText = (count: number): string =>
  count < MAX_COUNTED_POSTINGS ? String(count) : `${MAX_COUNTED_POSTINGS - 1}+`;

/** The views of the queue with their counts; the one that waits for staff is highlighted. */
function QueueViews() {
  const { view: chosen, choose } = useQueueView();
  const counts = useQueueCounts();
  return (
    <div
      role="group"
      aria-label="Review status"
      className="mb-3 flex gap-2 max-admin:-mx-3 max-admin:overflow-x-auto max-admin:px-3 max-admin:py-1 admin:flex-wrap"
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

const KEY_HINTS = { j: 'next', k: 'previous', Enter: 'open', '/': 'search' };

/** The review queue of posted properties, with the opened posting in a dialog. */
export default function PostingsScreen() {
  const [search] = useSearchParams();
  const list = useQueueList();
  const resource = useMemo(() => ({ ...list, view: ReviewDialog }), [list]);
  useLetterKeys({ j: () => moveBy(1), k: () => moveBy(-1) }, !search.has('view'));
  return <ResourceScreen resource={resource} above={<QueueViews />} keyHints={KEY_HINTS} />;
}
