import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryAssignment, EnquiryAssignmentAnswer } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';

const KEY = ['staff', 'enquiry-assignment'];
const PATH = '/enquiry/assignment';

/** The stored assignment rule for new enquiries. */
export const useAssignment = (): EnquiryAssignment | undefined =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await staffCall<EnquiryAssignmentAnswer>(PATH, { signal })).assignment,
    gcTime: 0,
  }).data;

/** Stores a new rule, shows the result and returns whether it succeeded. */
export function useSaveAssignment(): (rule: EnquiryAssignment) => Promise<boolean> {
  const client = useQueryClient();
  return async (body) => {
    try {
      await staffCall(PATH, { method: 'PUT', body });
    } catch (error) {
      announceFailure(error);
      return false;
    }
    announceSuccess('Assignment Updated Successfully');
    await client.invalidateQueries({ queryKey: KEY });
    return true;
  };
}
