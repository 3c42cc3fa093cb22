import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { staffCall } from '../data/staff-call.ts';
import { type ListAddress, listQuery } from './list-address.ts';
import type { AnyResource } from './resource.ts';

interface ListPage {
  rows: never[];
  totalItems: number;
  totalPages: number;
}

const listKey = ({ path, query }: AnyResource, address: ListAddress) => ['staff', path, address, query];

const pageOptions = (resource: AnyResource, address: ListAddress) => ({
  queryKey: listKey(resource, address),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListPage> => {
    const answer = await staffCall<Record<string, never[]> & Omit<ListPage, 'rows'>>(
      `/${resource.path}?${listQuery(address, resource.query)}`,
      { signal },
    );
    const { totalItems, totalPages } = answer;
    return { rows: answer[resource.rows] ?? [], totalItems, totalPages };
  },
});

/** One page of a list. The previous page stays until it is loaded; the next one is prefetched. */
export function useRecordList(resource: AnyResource, address: ListAddress) {
  const client = useQueryClient();
  const list = useQuery({ ...pageOptions(resource, address), placeholderData: keepPreviousData });
  const more = list.data !== undefined && address.page + 1 < list.data.totalPages && !list.isPlaceholderData;
  useEffect(() => {
    if (more) void client.prefetchQuery(pageOptions(resource, { ...address, page: address.page + 1 }));
  }, [client, resource, address, more]);
  return list;
}

/** Refetches the lists of a resource after a change, and those that depend on it. */
export function useRefresh({ path }: AnyResource): () => Promise<void> {
  const client = useQueryClient();
  const concerns = (list: unknown) => list === path || list === 'choices' || path.startsWith(`${String(list)}/`);
  return () => client.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey }) => concerns(queryKey[1]) });
}
