import { useQuery } from '@tanstack/react-query';
import type { EnquiryColleagues, StaffEnquiry } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { useAdminRecord, useAdminWrite } from '../shared/use-admin-record.ts';
import { inbox } from './inbox.tsx';

/** Loads one enquiry; on failure shows the error and calls `onGone`. */
export const useEnquiry = (id: number, onGone: () => void): StaffEnquiry | undefined =>
  useAdminRecord(inbox.path, id, onGone) as StaffEnquiry | undefined;

export const useColleagues = (): EnquiryColleagues['colleagues'] =>
  useQuery({
    queryKey: ['staff', 'enquiry-colleagues'],
    queryFn: ({ signal }) => staffCall<EnquiryColleagues>('/enquiry/colleagues', { signal }),
  }).data?.colleagues ?? [];

interface Changes {
  status?: string;
  lost_reason?: string | null;
  assigned_to?: number | null;
  next_follow_up_at?: string | null;
}

export function useEnquiryChanges() {
  const write = useAdminWrite(inbox);
  return {
    change: (id: number, changes: Changes) => write('PATCH', `/enquiry/${id}`, changes, 'Enquiry Updated Successfully'),
    note: (id: number, note: { body: string; is_contact: boolean }) =>
      write('POST', `/enquiry/${id}/note`, note, 'Note Added Successfully'),
  };
}
