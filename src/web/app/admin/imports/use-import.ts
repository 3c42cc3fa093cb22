import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { FullImport, ImportKind, SentImportAnswer } from '#contract';
import { staffCall, staffRequest } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { useRefresh } from '../engine/use-record.ts';
import { importList } from './import-list.tsx';

const POLL_MS = 1_000;
/** A file of 25 MB over a slow connection. */
const SEND_MS = 10 * 60_000;

export interface OpenImport {
  /** A new file; 'any' if its kind is not chosen yet. */
  add?: ImportKind | 'any';
  /** An existing import. */
  id?: number;
}

/** What the URL opens: `?add=`, or `?open=` with the id of an import. */
export function useOpenImport() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('open'));
  const add = search.get('add');
  const kind = add === 'property' || add === 'project' || add === 'enquiry' ? add : 'any';
  const opened: OpenImport = {
    ...(Number.isSafeInteger(id) && id > 0 && { id }),
    ...(add !== null && { add: kind }),
  };
  const show = (next: OpenImport, replace = false) =>
    setSearch(
      (now) => {
        const address = new URLSearchParams(now);
        address.delete('open');
        address.delete('add');
        if (next.id !== undefined) address.set('open', String(next.id));
        if (next.add !== undefined) address.set('add', next.add);
        return address;
      },
      { preventScrollReset: true, replace },
    );
  return { opened, show };
}

const isBusy = ({ status, pictures }: FullImport) =>
  status === 'checking' || status === 'running' || (status === 'done' && pictures.waiting > 0);

const getKey = (id: number) => ['staff', 'one-import', id];

const readImport = async (id: number, signal?: AbortSignal): Promise<FullImport> =>
  (await staffRequest<{ record: FullImport }>(`/import/${id}`, signal && { signal })).record;

/** Reads an import again, for what a change has made of it. */
export const refetchImport = (client: QueryClient, id: number): Promise<FullImport> =>
  client.fetchQuery({ queryKey: getKey(id), queryFn: ({ signal }) => readImport(id, signal), staleTime: 0 });

/** Loads one import, and polls every second while the worker processes it. */
export function useImport(id: number, onGone: () => void): FullImport | undefined {
  const refresh = useRefresh(importList);
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: getKey(id),
    queryFn: ({ signal }) => readImport(id, signal),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? POLL_MS : false),
    gcTime: 0,
  });
  const close = useEffectEvent(onGone);
  const renewList = useEffectEvent(() => {
    void refresh();
    void client.invalidateQueries({ queryKey: ['staff', 'import-changes', id] });
  });
  useEffect(() => {
    if (!error || data) return;
    announceFailure(error);
    close();
  }, [error, data]);
  const status = data?.status;
  useEffect(() => {
    if (status) renewList();
  }, [status]);
  return data;
}

/** Uploads a file and returns the id of its import. */
export async function sendFile(kind: ImportKind, file: File): Promise<number> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);
  return (await staffRequest<SentImportAnswer>('/import', { method: 'POST', body: form, timeoutMs: SEND_MS })).id;
}

export const startImport = (id: number, skipInvalid: boolean) =>
  staffCall('POST /import/:id/start', { id, body: { leave_out: skipInvalid } });
