import { CallError } from '../../data/http.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import type { Values } from './form-field.tsx';
import type { AnyResource, RowChange } from './resource.ts';
import { useRefresh } from './use-record-list.ts';

/** Write requests for a resource: each shows its result, refetches the lists on success and rethrows errors. */
export function useRowChanges(resource: AnyResource) {
  const { noun, path, replacedBy } = resource;
  const refresh = useRefresh(resource);
  const write = async (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    address: string,
    body: object | undefined,
    done: string,
  ) => {
    try {
      await staffCall(address, { method, body: body ?? {} });
    } catch (error) {
      // The delete dialog handles values in use by asking for a replacement.
      const needsReplacement = replacedBy && error instanceof CallError && error.failure?.in_use !== undefined;
      if (!needsReplacement) announceFailure(error);
      throw error;
    }
    announceSuccess(done);
    await refresh();
  };
  return {
    add: (values: Values) => write('POST', `/${path}`, values, `${noun} Added Successfully`),
    update: (id: number, values: Values) => write('PATCH', `/${path}/${id}`, values, `${noun} Updated Successfully`),
    setActive: (id: number, active: boolean) =>
      write('PUT', `/${path}/${id}`, { is_active: active }, `${noun} Updated Successfully`),
    act: (id: number, action: RowChange) =>
      'change' in action
        ? write('PATCH', `/${path}/${id}`, action.change, action.done)
        : write('POST', `/${path}/${id}/${action.call}`, undefined, action.done),
    remove: (id: number, replaceBy?: number) =>
      write(
        'DELETE',
        `/${path}/${id}${replaceBy === undefined ? '' : `?replace_by=${replaceBy}`}`,
        undefined,
        `${noun} Deleted Successfully`,
      ),
  };
}
