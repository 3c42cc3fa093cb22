import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import type { AnyResource } from '../engine/resource.ts';
import { useRefresh } from '../engine/use-record-list.ts';

/** Write requests for an admin resource: each shows its result, refetches on success and returns a success flag. */
export function useAdminWrite(list: AnyResource) {
  const refresh = useRefresh(list);
  return async (method: 'PATCH' | 'POST', path: string, body: object, done: string): Promise<boolean> => {
    try {
      await staffCall(path, { method, body });
    } catch (error) {
      announceFailure(error);
      return false;
    }
    announceSuccess(done);
    await refresh();
    return true;
  };
}
