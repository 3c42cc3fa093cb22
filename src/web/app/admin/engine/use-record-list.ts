import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { staffRequest } from '../data/staff-call.ts';
import type { AnyRow, Resource } from './resource.ts';
import { type ListParams, listQuery } from './url-state.ts';

interface ListPage<Row> {
  rows: Row[];
  totalItems: number;
  totalPages: number;
}

/** A list names its rows in its own way; the declaration of a resource has that name and their type. */
type ListAnswer<Row> = Omit<ListPage<Row>, 'rows'> & { [name: string]: Row[] | number };

type List = Pick<Resource, 'path' | 'query' | 'rows'>;

const pageOptions = <Row>({ path, query, rows }: List, address: ListParams, size: number) => ({
  queryKey: ['staff', path, address, size, query],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListPage<Row>> => {
    const answer = await staffRequest<ListAnswer<Row>>(`/${path}?${listQuery(address, size, query)}`, { signal });
    const { totalItems, totalPages } = answer;
    return { rows: answer[rows] as Row[], totalItems, totalPages };
  },
});

/** One page of a list. The previous page stays until it is loaded; the next one is prefetched. */
export function useRecordList<Row extends AnyRow, Full extends AnyRow>(
  resource: Resource<Row, Full>,
  address: ListParams,
  size: number,
) {
  const client = useQueryClient();
  const list = useQuery({ ...pageOptions<Row>(resource, address, size), placeholderData: keepPreviousData });
  const more = list.data !== undefined && address.page + 1 < list.data.totalPages && !list.isPlaceholderData;
  useEffect(() => {
    if (more) void client.prefetchQuery(pageOptions<Row>(resource, { ...address, page: address.page + 1 }, size));
  }, [client, resource, address, size, more]);
  return list;
}
