import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { POSTING_VIEWS, type PostingCounts, type PostingView } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { readListParams, useUrlQuery } from '../engine/url-state.ts';
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
  const list = useRecordList(useQueueList(), readListParams(search));
  const rows = list.data?.rows ?? [];
  const place = rows.findIndex((row) => row.id === id);
  return { previous: rows[place - 1]?.id, next: rows[place + 1]?.id };
}
