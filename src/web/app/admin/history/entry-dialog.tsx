import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FullHistoryEntry } from '#contract';
import { Dialog } from '#ui/dialog.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { indiaTime } from '../india-clock.ts';
import { ChangeView } from './change-view.tsx';
import { actionLabel, entityLabel } from './history-labels.ts';

const formatDetails = ({ at, actor, ip }: FullHistoryEntry): string =>
  [`${indiaTime(at)} (India time)`, actor?.full_name ?? 'nobody on the staff', ip && `from ${ip}`]
    .filter(Boolean)
    .join(', ');

/** One change: who made it and when, and every value that differs. */
export function EntryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: entry, error } = useQuery({
    queryKey: ['staff', 'history', 'one', id],
    queryFn: async ({ signal }) => (await staffCall<{ record: FullHistoryEntry }>(`/history/${id}`, { signal })).record,
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    close();
  }, [error]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={entry ? `${actionLabel(entry.action)}: ${entry.subject ?? entityLabel(entry.entity)}` : 'Change'}
      description={entry ? formatDetails(entry) : 'Loading...'}
    >
      {entry && (
        <>
          <p className="text-ink-3">
            {entityLabel(entry.entity)} {entry.entity_id !== '0' && `No. ${entry.entity_id}`}
          </p>
          {entry.changes.length === 0 && <p>No values are kept with this entry.</p>}
          {entry.changes.map((change) => (
            <ChangeView key={change.field} change={change} />
          ))}
        </>
      )}
    </Dialog>
  );
}
