import { useQuery } from '@tanstack/react-query';
import type { FullPostedProperty, PostingDecided, PostingDecision, Wire } from '#contract';
import { staffCall, staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useCloseWhenGone } from '../engine/use-open-record.ts';
import { useRefresh } from '../engine/use-record-list.ts';
import { postedList } from './posted-list.tsx';

/** Loads one posting; on failure shows the error and calls `onGone`. */
export function usePosting(id: number, onGone: () => void): FullPostedProperty | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', postedList.path, 'one', id],
    queryFn: async ({ signal }) =>
      (await staffRequest<{ record: FullPostedProperty }>(`/${postedList.path}/${id}`, { signal })).record,
    gcTime: 0,
    // A refetch would change the posting during the review; the server rejects a decision on an outdated version.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });
  useCloseWhenGone(error, onGone);
  return data;
}

export const useDuplicates = (id: number) =>
  useQuery({
    queryKey: ['staff', postedList.path, 'duplicates', id],
    queryFn: async ({ signal }) =>
      (await staffCall('GET /post-property/:id/duplicates', { id }, { signal })).duplicates,
  });

const DONE: Record<PostingDecision['decision'], string> = {
  approve: 'Property Approved Successfully',
  ask_changes: 'Changes Requested Successfully',
  reject: 'Property Rejected Successfully',
};

/** Sends a decision on the version that was read, shows the result, and returns the response or undefined. */
export function useDecide() {
  const refresh = useRefresh(postedList);
  return async (id: number, decision: Wire<PostingDecision>): Promise<PostingDecided | undefined> => {
    let decided: PostingDecided | undefined;
    try {
      decided = await staffCall('POST /post-property/:id/decision', { id, body: decision });
      announceSuccess(DONE[decision.decision]);
    } catch (error) {
      announceFailure(error);
    }
    // Also after an error, because the posting may have changed; the caller does not wait for it.
    void refresh();
    return decided;
  };
}
