import { useQuery } from '@tanstack/react-query';
import type {
  ApplicationEmailDraft,
  ApplicationEmailInput,
  ApplicationEmailKind,
  AppliedJobs,
  RetentionInput,
  StaffApplication,
} from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { useAdminRecord } from '../shared/use-admin-record.ts';
import { useAdminWrite } from '../shared/use-admin-write.ts';
import { applicationList } from './application-list.tsx';

/** Everything about one application; tells and closes it when it cannot be read. */
export const useApplication = (id: number, onGone: () => void): StaffApplication | undefined =>
  useAdminRecord(applicationList.path, id, onGone) as StaffApplication | undefined;

/** The openings that somebody has applied for. */
export const useAppliedJobs = (): AppliedJobs['jobs'] =>
  useQuery({
    queryKey: ['staff', 'application-jobs'],
    queryFn: ({ signal }) => staffCall<AppliedJobs>('/application/jobs', { signal }),
  }).data?.jobs ?? [];

/** The words that a letter to an applicant begins with. */
export const useEmailDraft = (id: number, kind: ApplicationEmailKind): ApplicationEmailInput | undefined =>
  useQuery({
    queryKey: ['staff', applicationList.path, 'letter', id, kind],
    queryFn: async ({ signal }) =>
      (await staffCall<ApplicationEmailDraft>(`/application/${id}/letter/${kind}`, { signal })).letter,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;

/** The writes of applications. */
export function useApplicationChanges(id: number) {
  const write = useAdminWrite(applicationList);
  const path = `/application/${id}`;
  return {
    change: (status: string) => write('PATCH', path, { status }, 'Application Updated Successfully'),
    note: (body: string) => write('POST', `${path}/note`, { body }, 'Note Added Successfully'),
    extendRetention: (retention: RetentionInput) =>
      write('POST', `${path}/retention`, retention, 'Application Updated Successfully'),
    send: (letter: ApplicationEmailInput) => write('POST', `${path}/letter`, letter, 'Letter Sent Successfully'),
  };
}
