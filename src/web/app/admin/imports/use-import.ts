import { useQuery } from '@tanstack/react-query';
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
  const kind = add === 'property' || add === 'project' ? add : 'any';
  const opened: OpenImport = Number.isSafeInteger(id) && id > 0 ? { id } : add === null ? {} : { add: kind };
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

const isBusy = (found: FullImport | undefined) => found?.status === 'checking' || found?.status === 'running';

/** Loads one import, and polls every second while the worker processes it. */
export function useImport(id: number, onGone: () => void): FullImport | undefined {
  const refresh = useRefresh(importList);
  const { data, error } = useQuery({
    queryKey: ['staff', 'one-import', id],
    queryFn: async ({ signal }) => (await staffRequest<{ record: FullImport }>(`/import/${id}`, { signal })).record,
    refetchInterval: (query) => (isBusy(query.state.data) ? POLL_MS : false),
    gcTime: 0,
  });
  const close = useEffectEvent(onGone);
  const renewList = useEffectEvent(() => void refresh());
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

export const startCheck = (id: number, body: { mapping: Record<string, string>; publish: boolean }) =>
  staffCall('POST /import/:id/check', { id, body });

export const startImport = (id: number, skipInvalid: boolean) =>
  staffCall('POST /import/:id/start', { id, body: { leave_out: skipInvalid } });
