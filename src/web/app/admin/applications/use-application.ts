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
import { useAdminRecord, useAdminWrite } from '../shared/use-admin-record.ts';
import { applicationList } from './application-list.tsx';

/** Loads one application; on failure shows the error and calls `onGone`. */
export const useApplication = (id: number, onGone: () => void): StaffApplication | undefined =>
  useAdminRecord(applicationList.path, id, onGone) as StaffApplication | undefined;

/** The jobs that have at least one application. */
export const useAppliedJobs = (): AppliedJobs['jobs'] =>
  useQuery({
    queryKey: ['staff', 'application-jobs'],
    queryFn: ({ signal }) => staffCall<AppliedJobs>('/application/jobs', { signal }),
  }).data?.jobs ?? [];

/** The draft text of an email to an applicant. */
export const useEmailDraft = (id: number, kind: ApplicationEmailKind): ApplicationEmailInput | undefined =>
  useQuery({
    queryKey: ['staff', applicationList.path, 'letter', id, kind],
    queryFn: async ({ signal }) =>
      (await staffCall<ApplicationEmailDraft>(`/application/${id}/letter/${kind}`, { signal })).letter,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;

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
