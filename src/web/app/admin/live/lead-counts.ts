import { queryOptions, useQuery } from '@tanstack/react-query';
import type { EnquiryCounts } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { staffCall } from '../data/staff-call.ts';
import { useRole } from '../shell/session.ts';

export const LEAD_COUNTS = queryOptions({
  queryKey: ['staff', 'enquiry', 'counts'],
  queryFn: ({ signal }) => staffCall('GET /enquiry/counts', undefined, { signal }),
});

/** Whether the signed-in user sees leads at all. */
export function useSeesLeads(): boolean {
  const role = useRole();
  return role !== undefined && roleMay(role, 'leads:see');
}

/** What waits for the signed-in user; undefined while it is not known, and for those who see no leads. */
export const useLeadCounts = (): EnquiryCounts | undefined => {
  const enabled = useSeesLeads();
  return useQuery({ ...LEAD_COUNTS, enabled }).data;
};
