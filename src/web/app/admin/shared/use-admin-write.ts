import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import type { AnyResource } from '../engine/resource.ts';
import { useRefresh } from '../engine/use-record-list.ts';

/** The writes of a desk. Each says how it went, has everything fetched again, and answers whether it worked. */
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
