import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BulkAction, BulkChange, BulkList, BulkRows, Wire } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { useRefresh } from '../engine/use-record.ts';

const POLL_MS = 700;
/** Often enough to notice that a change can no longer be undone. */
const POLL_ENDED_MS = 30_000;

export type ShownChange = Wire<BulkChange>;

export const isRunning = ({ state }: Pick<ShownChange, 'state'>): boolean => state === 'running' || state === 'undoing';

/** The user's changes of a list that run or can be undone, and functions to start, stop and undo one. */
export function useBulkChanges(list: BulkList) {
  const client = useQueryClient();
  const refreshRows = useRefresh({ path: list });
  const queryKey = ['staff', 'bulk-changes', list];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => staffCall('GET /bulk-changes', { list }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const { changes: shown = [] } = state.data ?? {};
      if (shown.some(isRunning)) return POLL_MS;
      return shown.length > 0 && POLL_ENDED_MS;
    },
  });
  const changes = data?.changes ?? [];
  const ended = changes.filter((change) => !isRunning(change)).map(({ id, state }) => `${id} ${state}`);
  const refresh = useEffectEvent(() => void refreshRows());
  const endedKey = ended.join();
  useEffect(() => {
    if (endedKey !== '') refresh();
  }, [endedKey]);

  /** Shows an error and returns whether it succeeded. */
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
    } catch (error) {
      announceFailure(error);
      return false;
    }
    await client.invalidateQueries({ queryKey });
    return true;
  };
  return {
    changes,
    start: (rows: BulkRows, action: BulkAction) =>
      send(() => staffCall('POST /bulk-changes', { body: { list, rows, action } })),
    stop: (id: number) => send(() => staffCall('POST /bulk-changes/:id/stop', { id })),
    undo: (id: number) => send(() => staffCall('POST /bulk-changes/:id/undo', { id })),
  };
}
