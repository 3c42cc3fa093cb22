import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type FullPostedProperty,
  POSTING_VIEWS,
  type PostingCounts,
  type PostingDecided,
  type PostingDecision,
  type PostingView,
  type Wire,
} from '#contract';
import { staffCall, staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useListDisplay } from '../engine/list-display.tsx';
import { readListParams, useUrlQuery } from '../engine/url-state.ts';
import { useCloseWhenGone, useRefresh } from '../engine/use-record.ts';
import { useRecordList } from '../engine/use-record-list.ts';
import { postedList } from './posted-list.tsx';

const isView = (name: string | null): name is PostingView => name !== null && name in POSTING_VIEWS;

/** The view of the queue in the URL, and a function to change it, which returns to the first page. */
export function useQueueView() {
  const { search, set } = useUrlQuery();
  const named = search.get('state');
  const view: PostingView = isView(named) ? named : 'all';
  const choose = (next: PostingView) => set({ page: '', sort: '', state: next === 'all' ? '' : next });
  return { view, choose };
}

/** The list of the current view. */
export function useQueueList() {
  const { view } = useQueueView();
  return useMemo(() => ({ ...postedList, ...(view !== 'all' && { query: { state: view } }) }), [view]);
}

/** The number of postings in each view; undefined while loading. */
export const useQueueCounts = (): PostingCounts['counts'] | undefined =>
  useQuery({
    queryKey: ['staff', postedList.path, 'counts'],
    queryFn: async ({ signal }) => (await staffCall('GET /post-property/counts', undefined, { signal })).counts,
  }).data;

/** The postings before and after one on the current page; if it is not on the page, the first one is next. */
export function useNeighbours(id: number): { previous: number | undefined; next: number | undefined } {
  const [search] = useSearchParams();
  const queue = useQueueList();
  const list = useRecordList(queue, readListParams(search), useListDisplay(queue).size);
  const rows = list.data?.rows ?? [];
  const place = rows.findIndex((row) => row.id === id);
  return { previous: rows[place - 1]?.id, next: rows[place + 1]?.id };
}

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
