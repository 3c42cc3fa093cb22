import { useQuery } from '@tanstack/react-query';
import type { Duplicate, FullPostedProperty, PostingDecided, PostingDecision, Wire } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useCloseWhenGone } from '../engine/use-close-when-gone.ts';
import { useRefresh } from '../engine/use-record-list.ts';
import { postedList } from './posted-list.tsx';

const ONE = `/${postedList.path}`;

/** Everything that was posted; tells and closes it when it cannot be read. */
export function usePosting(id: number, onGone: () => void): FullPostedProperty | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', postedList.path, 'one', id],
    queryFn: async ({ signal }) => (await staffCall<{ record: FullPostedProperty }>(`${ONE}/${id}`, { signal })).record,
    gcTime: 0,
    // What somebody decides about does not change before their eyes; the server tells when it has.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });
  useCloseWhenGone(error, onGone);
  return data;
}

/** What is likely the same property. */
export const useDuplicates = (id: number) =>
  useQuery({
    queryKey: ['staff', postedList.path, 'duplicates', id],
    queryFn: async ({ signal }) =>
      (await staffCall<{ duplicates: Duplicate[] }>(`${ONE}/${id}/duplicates`, { signal })).duplicates,
  });

const DONE: Record<PostingDecision['decision'], string> = {
  approve: 'Property Approved Successfully',
  ask_changes: 'Changes Asked For Successfully',
  reject: 'Property Rejected Successfully',
};

/** Decides about a posting as it was read, says how it went, and answers what the server did, if it did it. */
export function useDecide() {
  const refresh = useRefresh(postedList);
  return async (id: number, decision: Wire<PostingDecision>): Promise<PostingDecided | undefined> => {
    let decided: PostingDecided | undefined;
    try {
      decided = await staffCall<PostingDecided>(`${ONE}/${id}/decision`, { method: 'POST', body: decision });
      announceSuccess(DONE[decision.decision]);
    } catch (error) {
      announceFailure(error);
    }
    // Also what was refused is to be read as it is now; nobody has to wait for it.
    void refresh();
    return decided;
  };
}
