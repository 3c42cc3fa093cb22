import { useRef, useState } from 'react';
import type { BulkAction, BulkList, BulkRows } from '#contract';
import { FOOT } from '#ui/clear-of-feet.ts';
import type { Selection } from '../engine/selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResult } from './bulk-result.tsx';
import { isRunning, type ShownChange, useBulkChanges } from './use-bulk-changes.ts';

interface BulkTrayProps {
  list: BulkList;
  selection: Selection;
  /** The query of the list, by which all rows that match are found. */
  query: Record<string, string>;
}

/** Below a list, always in sight: its running changes, those that can be undone, and what the chosen rows offer. */
export default function BulkTray({ list, selection, query }: BulkTrayProps) {
  const { changes, start, stop, undo } = useBulkChanges(list);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [inspected, setInspected] = useState<number>();
  const progress = useRef<HTMLDivElement>(null);
  const { clear, count, ids, isAll } = selection;
  const rows: BulkRows = isAll ? { query, except: [...ids] } : { ids: [...ids] };
  /** What runs, what can be undone, and the last one. */
  const isOfUse = (change: ShownChange, place: number): boolean =>
    isRunning(change) || change.undo_until !== null || place === 0;
  const shown = changes.filter(isOfUse).filter(({ id, state }) => !dismissed.includes(`${id} ${state}`));
  const run = async (action: BulkAction) => {
    if (!(await start(rows, action))) return;
    clear();
    // The button that had the focus is gone with the selection.
    progress.current?.focus();
  };
  const found = changes.find(({ id }) => id === inspected);
  return (
    <>
      {(shown.length > 0 || count > 0) && (
        <div
          {...FOOT}
          className="sticky bottom-2 z-(--z-sticky) mt-3 overflow-hidden rounded-lg border border-line bg-surface shadow-lg"
        >
          <div ref={progress} role="group" aria-label="Changes of many rows" tabIndex={-1}>
            {shown.map((change) => (
              <BulkProgress
                key={change.id}
                change={change}
                onInspect={() => setInspected(change.id)}
                onStop={() => void stop(change.id)}
                onUndo={() => void undo(change.id)}
                onDismiss={() => setDismissed([...dismissed, `${change.id} ${change.state}`])}
              />
            ))}
          </div>
          {count > 0 && (
            <BulkBar list={list} selection={selection} rows={rows} query={query} run={(action) => void run(action)} />
          )}
        </div>
      )}
      {found && <BulkResult list={list} change={found} onClose={() => setInspected(undefined)} />}
    </>
  );
}
