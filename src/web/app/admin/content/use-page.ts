import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentPageInput, PageVersion, PublishInput, StaffPage } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useCloseWhenGone } from '../engine/use-open-record.ts';

/** Loads one page; on failure shows the error and calls `onGone`. */
export function usePage(key: string, onGone: () => void): StaffPage | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', 'page', 'one', key],
    queryFn: async ({ signal }) => (await staffCall('GET /page/words', { key }, { signal })).record,
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
    queryFn: async ({ signal }) => (await staffCall('GET /page/version', { key, version }, { signal })).record,
  }).data;

/** Write requests for a page: each shows its result, refetches on success and rethrows errors. */
export function usePageChanges(key: string) {
  const client = useQueryClient();
  const write = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
    } catch (error) {
      announceFailure(error);
      throw error;
    }
    announceSuccess(done);
    await client.invalidateQueries({ queryKey: ['staff', 'page'] });
  };
  return {
    saveDraft: (body: ContentPageInput) =>
      write(() => staffCall('PUT /page/draft', { key, body }), 'Draft Saved Successfully'),
    discardDraft: () => write(() => staffCall('DELETE /page/draft', { key }), 'Draft Discarded Successfully'),
    publish: (body: PublishInput) =>
      write(() => staffCall('POST /page/publish', { key, body }), 'Page Published Successfully'),
    restore: (version: number) =>
      write(() => staffCall('POST /page/restore', { key, version }), 'Draft Saved Successfully'),
  };
}

export const toPagePath = (key: string): string => (key === 'home' ? '/' : `/${key}`);
