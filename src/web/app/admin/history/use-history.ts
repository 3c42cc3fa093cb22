import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HistoryChoices, HistoryPage } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { useAddress } from '../engine/use-address.ts';

const FILTERS = new Set(['actor_id', 'entity', 'record', 'action', 'from', 'to', 'q', 'before']);

/** What the address asks the history for, and the way to ask for something else. */
export function useHistoryAddress() {
  const { search, set } = useAddress();
  const query = useMemo(
    () => Object.fromEntries([...search].filter(([name, value]) => FILTERS.has(name) && value !== '')),
    [search],
  );
  /** Whatever changes, the list starts with the newest again, unless the change says where. */
  const choose = (changes: Record<string, string>) => set({ before: '', ...changes });
  const open = Number(search.get('open'));
  const show = (id: number | undefined) =>
    choose({ before: query.before ?? '', open: id === undefined ? '' : String(id) });
  return { query, choose, opened: Number.isSafeInteger(open) && open > 0 ? open : undefined, show };
}

/** A page of the history. The one before stays until it has come. */
export const useHistory = (query: Record<string, string>) =>
  useQuery({
    queryKey: ['staff', 'history', query],
    queryFn: ({ signal }) => staffCall<HistoryPage>(`/history?${new URLSearchParams(query)}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const useHistoryChoices = (): HistoryChoices | undefined =>
  useQuery({
    queryKey: ['staff', 'history-choices'],
    queryFn: ({ signal }) => staffCall<HistoryChoices>('/history/choices', { signal }),
  }).data;
