import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingName, Settings, SettingsAnswer } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';

const KEY = ['staff', 'settings'];

/** All settings that can be changed without a release. A refetch would change them while they are edited. */
export const useSettings = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<Settings> =>
      (await staffCall<SettingsAnswer>('/settings', { signal })).settings,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });

/** Saves one setting and shows the result; rethrows errors. */
export function useSaveSetting() {
  const client = useQueryClient();
  return async (name: SettingName, body: object): Promise<void> => {
    try {
      await staffCall(`/settings/${name}`, { method: 'PUT', body });
    } catch (error) {
      announceFailure(error);
      throw error;
    }
    announceSuccess('Settings Updated Successfully');
    await client.invalidateQueries({ queryKey: KEY });
  };
}
