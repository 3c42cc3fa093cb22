import { useQuery } from '@tanstack/react-query';
import { staffCall } from '../data/staff-call.ts';
import { useCloseWhenGone } from '../engine/use-close-when-gone.ts';

/** Loads one record of an admin resource; on failure shows the error and calls `onGone`. */
export function useAdminRecord(path: string, id: number, onGone: () => void): object | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', path, 'one', id],
    queryFn: async ({ signal }) => (await staffCall<{ record: object }>(`/${path}/${id}`, { signal })).record,
    gcTime: 0,
  });
  useCloseWhenGone(error, onGone);
  return data;
}
