import { useQuery } from '@tanstack/react-query';
import type {
  ApplicationChange,
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
  useAdminRecord('application', id, onGone);

/** The jobs that have at least one application. */
export const useAppliedJobs = (): AppliedJobs['jobs'] =>
  useQuery({
    queryKey: ['staff', 'application-jobs'],
    queryFn: ({ signal }) => staffCall('GET /application/jobs', undefined, { signal }),
  }).data?.jobs ?? [];

/** The draft text of an email to an applicant. */
export const useEmailDraft = (id: number, kind: ApplicationEmailKind): ApplicationEmailInput | undefined =>
  useQuery({
    queryKey: ['staff', applicationList.path, 'letter', id, kind],
    queryFn: async ({ signal }) =>
      (await staffCall('GET /application/:id/letter/:kind', { id, kind }, { signal })).letter,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;

export function useApplicationChanges(id: number) {
  const write = useAdminWrite(applicationList);
  return {
    change: (body: ApplicationChange) =>
      write(() => staffCall('PATCH /application/:id', { id, body }), 'Application Updated Successfully'),
    note: (text: string) =>
      write(() => staffCall('POST /application/:id/note', { id, body: { body: text } }), 'Note Added Successfully'),
    extendRetention: (body: RetentionInput) =>
      write(() => staffCall('POST /application/:id/retention', { id, body }), 'Application Updated Successfully'),
    send: (body: ApplicationEmailInput) =>
      write(() => staffCall('POST /application/:id/letter', { id, body }), 'Email sent'),
  };
}
