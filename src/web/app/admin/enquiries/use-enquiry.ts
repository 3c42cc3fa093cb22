import { useQuery } from '@tanstack/react-query';
import type {
  ContactChannel,
  ContactLog,
  EnquiryChange,
  EnquiryColleagues,
  FakeMark,
  StaffCallWire,
  StaffEnquiry,
  Wire,
} from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { useRefresh } from '../engine/use-record.ts';
import { useAdminRecord, useAdminWrite } from '../shared/use-admin-record.ts';
import { inbox } from './inbox.tsx';

/** Loads one enquiry; on failure shows the error and calls `onGone`. */
export const useEnquiry = (id: number, onGone: () => void): StaffEnquiry | undefined =>
  useAdminRecord('enquiry', id, onGone);

/** The colleagues who work on leads; empty if they are not needed. */
export const useColleagues = (enabled = true): EnquiryColleagues['colleagues'] =>
  useQuery({
    enabled,
    queryKey: ['staff', 'enquiry-colleagues'],
    queryFn: ({ signal }) => staffCall('GET /enquiry/colleagues', undefined, { signal }),
  }).data?.colleagues ?? [];

const NO_TEMPLATES = { templates: [], company: '' };

/** Prepared messages, and the name of the company for their fields. */
export const useReplyTemplates = (): Pick<StaffCallWire<'GET /enquiry/reply-templates'>, 'company' | 'templates'> =>
  useQuery({
    queryKey: ['staff', 'reply-templates'],
    queryFn: ({ signal }) => staffCall('GET /enquiry/reply-templates', undefined, { signal }),
    staleTime: 60_000,
  }).data ?? NO_TEMPLATES;

export function useEnquiryChanges() {
  const write = useAdminWrite(inbox);
  const refresh = useRefresh(inbox);
  const refreshContacts = useRefresh({ path: 'contact' });
  return {
    change: (id: number, body: Wire<EnquiryChange>) =>
      write(() => staffCall('PATCH /enquiry/:id', { id, body }), 'Enquiry Updated Successfully'),
    markFake: (id: number, body: FakeMark): Promise<boolean> =>
      write(
        () => staffCall('POST /enquiry/:id/fake', { id, body }),
        body.fake === null ? 'Moved back to the inbox' : 'Marked as fake',
      ),
    logContact: async (id: number, body: Wire<ContactLog>): Promise<boolean> => {
      const send = () => staffCall('POST /enquiry/:id/contact', { id, body });
      const isSaved = await write(send, body.channel ? 'Contact saved' : 'Saved');
      if (isSaved && body.next?.kind === 'visit') await refreshContacts();
      return isSaved;
    },
    /** Logs that a call or a message was begun, without a word: the user is elsewhere by then. */
    startContact: (id: number, channel: ContactChannel) => {
      const body = { channel, outcome: 'opened' as const, note: '' };
      void staffCall('POST /enquiry/:id/contact', { id, body }).then(refresh, () => {});
    },
  };
}
