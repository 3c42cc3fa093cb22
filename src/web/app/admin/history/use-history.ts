import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AccessPage, HistoryChoices, HistoryPage } from '#contract';
import { staffCall, staffRequest } from '../data/staff-call.ts';
import { useUrlQuery } from '../engine/url-state.ts';

const FILTERS = new Set(['actor_id', 'entity', 'record', 'action', 'from', 'to', 'q', 'before']);

/** The history filters in the URL, and a function to change them. */
export function useHistoryFilters() {
  const { search, set } = useUrlQuery();
  const query = useMemo(
    () => Object.fromEntries([...search].filter(([name, value]) => FILTERS.has(name) && value !== '')),
    [search],
  );
  /** Any change returns to the newest entries, unless it sets `before`. */
  const choose = (changes: Record<string, string>) => set({ before: '', ...changes });
  const open = Number(search.get('open'));
  const show = (id: number | undefined) =>
    choose({ before: query.before ?? '', open: id === undefined ? '' : String(id) });
  return { query, choose, opened: Number.isSafeInteger(open) && open > 0 ? open : undefined, show };
}

/** One page of the history; the previous page stays until it is loaded. */
export const useHistory = (query: Record<string, string>) =>
  useQuery({
    queryKey: ['staff', 'history', query],
    queryFn: ({ signal }) => staffRequest<HistoryPage>(`/history?${new URLSearchParams(query)}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the access log. */
export const useAccessLog = (query: Record<string, string>) =>
  useQuery({
    queryKey: ['staff', 'access-log', query],
    queryFn: ({ signal }) => staffRequest<AccessPage>(`/access-log?${new URLSearchParams(query)}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const useHistoryChoices = (): HistoryChoices | undefined =>
  useQuery({
    queryKey: ['staff', 'history-choices'],
    queryFn: ({ signal }) => staffCall('GET /history/choices', undefined, { signal }),
  }).data;

const ENTITIES: Record<string, string> = {
  bhk: 'BHK',
  faq: 'FAQ',
  jobs: 'Job',
  'post-property': 'Posted property',
  subscribers: 'Subscriber',
};

const ACTIONS: Record<string, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  activate: 'Activated',
  deactivate: 'Deactivated',
  'sign-out': 'Signed out everywhere',
  invitation: 'Invitation sent',
  password: 'Password changed',
  'two-factor': 'Two-step verification changed',
  export: 'Exported',
  download: 'Downloaded',
  restore: 'Restored',
  erase: 'Erased',
  draft: 'Draft saved',
  publish: 'Published',
  import: 'Imported',
};

const humanize = (name: string): string => {
  const plain = name.replaceAll(/[-_]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const entityLabel = (entity: string): string => ENTITIES[entity] ?? humanize(entity);

export const actionLabel = (action: string): string => ACTIONS[action] ?? humanize(action);

/** The label of an action in the filter, where 'password' also finds invitations. */
export const filterLabel = (action: string): string =>
  action === 'password' ? 'Sign-in details' : actionLabel(action);
