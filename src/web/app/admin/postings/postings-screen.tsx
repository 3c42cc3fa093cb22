import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { KeyHints } from '../engine/key-hints.tsx';
import type { AnyResource } from '../engine/resource.ts';
import { ResourceScreen } from '../engine/resource-screen.tsx';
import { useLetterKeys } from '../engine/use-letter-keys.ts';
import { moveBy } from '../shared/row-focus.ts';
import { QueueViews } from './queue-views.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useQueueList } from './use-queue.ts';

/** The review queue of posted properties, with the opened posting in a dialog. */
export function PostingsScreen() {
  const [search] = useSearchParams();
  const list = useQueueList();
  const resource = useMemo((): AnyResource => ({ ...list, view: ReviewDialog }), [list]);
  useLetterKeys({ j: () => moveBy(1), k: () => moveBy(-1) }, !search.has('view'));
  return (
    <>
      <ResourceScreen resource={resource} above={<QueueViews />} />
      <KeyHints hints={{ j: 'next', k: 'previous', Enter: 'open', '/': 'search' }} />
    </>
  );
}
