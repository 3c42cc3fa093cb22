import { useQuery } from '@tanstack/react-query';
import type { EnquiryChange, EnquiryColleagues, EnquiryNote, StaffEnquiry, Wire } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { useAdminRecord, useAdminWrite } from '../shared/use-admin-record.ts';
import { inbox } from './inbox.tsx';

/** Loads one enquiry; on failure shows the error and calls `onGone`. */
export const useEnquiry = (id: number, onGone: () => void): StaffEnquiry | undefined =>
  useAdminRecord('enquiry', id, onGone);

export const useColleagues = (): EnquiryColleagues['colleagues'] =>
  useQuery({
    queryKey: ['staff', 'enquiry-colleagues'],
    queryFn: ({ signal }) => staffCall('GET /enquiry/colleagues', undefined, { signal }),
  }).data?.colleagues ?? [];

export function useEnquiryChanges() {
  const write = useAdminWrite(inbox);
  return {
    change: (id: number, body: Wire<EnquiryChange>) =>
      write(() => staffCall('PATCH /enquiry/:id', { id, body }), 'Enquiry Updated Successfully'),
    note: (id: number, body: EnquiryNote) =>
      write(() => staffCall('POST /enquiry/:id/note', { id, body }), 'Note Added Successfully'),
  };
}
