import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, fillPath } from '../../data/http.ts';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import type { Values } from './form-field.tsx';
import { RECORD_TEXTS } from './record-texts.ts';
import type { AnyRow, Resource, RowChange } from './resource.ts';
import { type ListParams, listQuery } from './url-state.ts';

interface ListPage<Row> {
  rows: Row[];
  totalItems: number;
  totalPages: number;
}

/** A list names its rows in its own way; the declaration of a resource has that name and their type. */
type ListAnswer<Row> = Omit<ListPage<Row>, 'rows'> & { [name: string]: Row[] | number };

type List = Pick<Resource, 'path' | 'query' | 'rows'>;

const pageOptions = <Row>({ path, query, rows }: List, address: ListParams) => ({
  queryKey: ['staff', path, address, query],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListPage<Row>> => {
    const answer = await staffRequest<ListAnswer<Row>>(`/${path}?${listQuery(address, query)}`, { signal });
    const { totalItems, totalPages } = answer;
    return { rows: answer[rows] as Row[], totalItems, totalPages };
  },
});

/** One page of a list. The previous page stays until it is loaded; the next one is prefetched. */
export function useRecordList<Row extends AnyRow, Full extends AnyRow>(
  resource: Resource<Row, Full>,
  address: ListParams,
) {
  const client = useQueryClient();
  const list = useQuery({ ...pageOptions<Row>(resource, address), placeholderData: keepPreviousData });
  const more = list.data !== undefined && address.page + 1 < list.data.totalPages && !list.isPlaceholderData;
  useEffect(() => {
    if (more) void client.prefetchQuery(pageOptions<Row>(resource, { ...address, page: address.page + 1 }));
  }, [client, resource, address, more]);
  return list;
}

/** Refetches the lists of a resource after a change, and those that depend on it. */
export function useRefresh({ path }: Pick<Resource, 'path'>): () => Promise<void> {
  const client = useQueryClient();
  const concerns = (list: unknown) => list === path || list === 'choices' || path.startsWith(`${String(list)}/`);
  return () => client.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey }) => concerns(queryKey[1]) });
}

/** Write requests for a resource: each shows its result, refetches the lists on success and rethrows errors. */
export function useRowChanges(resource: Pick<Resource, 'added' | 'noun' | 'path' | 'replacedBy'>) {
  const { added = () => RECORD_TEXTS.added(noun), noun, path, replacedBy } = resource;
  const refresh = useRefresh(resource);
  const write = async (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    address: string,
    body: object | undefined,
    done: string,
    ifMatch?: string,
  ) => {
    try {
      await staffRequest(address, { method, body: body ?? {}, ifMatch });
    } catch (error) {
      // Dialogs handle values in use by asking for a replacement, and a change by another user by asking which counts.
      const failure = error instanceof CallError ? error.failure : undefined;
      const isHandled = (replacedBy && failure?.in_use !== undefined) || failure?.changed !== undefined;
      if (!isHandled) announceFailure(error);
      throw error;
    }
    announceSuccess(done);
    await refresh();
  };
  return {
    add: (values: Values) => write('POST', `/${path}`, values, added(values)),
    update: (id: number, values: Values, version?: string) =>
      write('PATCH', `/${path}/${id}`, values, RECORD_TEXTS.updated(noun), version),
    setActive: (id: number, active: boolean) =>
      write('PUT', `/${path}/${id}`, { is_active: active }, RECORD_TEXTS.updated(noun)),
    act: (id: number, action: RowChange) =>
      'change' in action
        ? write('PATCH', `/${path}/${id}`, action.change, action.done)
        : write('POST', fillPath(action.call.replace('POST ', ''), { ...action.params, id }), undefined, action.done),
    remove: (id: number, replaceBy?: number) =>
      write(
        'DELETE',
        `/${path}/${id}${replaceBy === undefined ? '' : `?replace_by=${replaceBy}`}`,
        undefined,
        RECORD_TEXTS.deleted(noun),
      ),
  };
}
