import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentPageInput, PageVersion, PublishInput, StaffPage } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useCloseWhenGone } from '../engine/use-open-record.ts';

const at = (call: string, key: string, version?: number): string =>
  `/page/${call}?${new URLSearchParams({ key, ...(version !== undefined && { version: String(version) }) })}`;

/** Loads one page; on failure shows the error and calls `onGone`. */
export function usePage(key: string, onGone: () => void): StaffPage | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', 'page', 'one', key],
    queryFn: async ({ signal }) => (await staffCall<{ record: StaffPage }>(at('words', key), { signal })).record,
    // A refetch would replace the text while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });
  useCloseWhenGone(error, onGone);
  return data;
}

export const usePageVersion = (key: string, version: number): PageVersion | undefined =>
  useQuery({
    queryKey: ['staff', 'page', 'version', key, version],
    queryFn: async ({ signal }) =>
      (await staffCall<{ record: PageVersion }>(at('version', key, version), { signal })).record,
  }).data;

/** Write requests for a page: each shows its result, refetches on success and rethrows errors. */
export function usePageChanges(key: string) {
  const client = useQueryClient();
  const write = async (method: 'PUT' | 'POST' | 'DELETE', path: string, body: object, done: string) => {
    try {
      await staffCall(path, { method, body });
    } catch (error) {
      announceFailure(error);
      throw error;
    }
    announceSuccess(done);
    await client.invalidateQueries({ queryKey: ['staff', 'page'] });
  };
  return {
    saveDraft: (pageContent: ContentPageInput) =>
      write('PUT', at('draft', key), pageContent, 'Draft Saved Successfully'),
    discardDraft: () => write('DELETE', at('draft', key), {}, 'Draft Discarded Successfully'),
    publish: (pageContent: PublishInput) =>
      write('POST', at('publish', key), pageContent, 'Page Published Successfully'),
    restore: (version: number) => write('POST', at('restore', key, version), {}, 'Draft Saved Successfully'),
  };
}

export const toPagePath = (key: string): string => (key === 'home' ? '/' : `/${key}`);
