import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';

/** Everything about one record of a desk, as its call answers it; tells and closes it when it cannot be read. */
export function useDeskRecord(path: string, id: number, onGone: () => void): object | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', path, 'one', id],
    queryFn: async ({ signal }) => (await staffCall<{ record: object }>(`/${path}/${id}`, { signal })).record,
    gcTime: 0,
  });
  const close = useEffectEvent(onGone);
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    close();
  }, [error]);
  return data;
}
