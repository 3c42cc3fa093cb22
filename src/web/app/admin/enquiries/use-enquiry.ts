import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { EnquiryColleagues, StaffEnquiry } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useRefresh } from '../engine/use-record-list.ts';
import { inbox } from './inbox.tsx';

/** Everything about one enquiry; tells and closes it when it cannot be read. */
export function useEnquiry(id: number, onGone: () => void): StaffEnquiry | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', inbox.path, 'one', id],
    queryFn: async ({ signal }) => (await staffCall<{ record: StaffEnquiry }>(`/enquiry/${id}`, { signal })).record,
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

/** The writes of enquiries. Each says how it went, has everything fetched again, and answers whether it worked. */
export function useEnquiryChanges() {
  const refresh = useRefresh(inbox);
  const write = async (method: 'PATCH' | 'POST', path: string, body: object, done: string): Promise<boolean> => {
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
  return {
    change: (id: number, changes: Changes) => write('PATCH', `/enquiry/${id}`, changes, 'Enquiry Updated Successfully'),
    note: (id: number, note: { body: string; is_contact: boolean }) =>
      write('POST', `/enquiry/${id}/note`, note, 'Note Added Successfully'),
  };
}
