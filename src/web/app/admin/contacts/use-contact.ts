import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactChange, MatchingHomes, SendHomesInput, StaffContact, VisitChange, Wire } from '#contract';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useCloseWhenGone } from '../engine/use-record.ts';

const KEY = ['staff', 'contact'] as const;

/** Loads a contact; on failure shows the error and calls `onGone`, if there is something to close. */
export function useContact(id: number, onGone?: () => void): StaffContact | undefined {
  const { data, error } = useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await staffCall('GET /contact/:id', { id }, { signal })).record,
    gcTime: 0,
  });
  useCloseWhenGone(onGone ? error : null, onGone ?? (() => {}));
  return data;
}

export const useMatchingHomes = (id: number): MatchingHomes | undefined =>
  useQuery({
    queryKey: [...KEY, 'homes', id],
    queryFn: ({ signal }) => staffCall('GET /contact/:id/homes', { id }, { signal }),
    gcTime: 0,
  }).data;

/** The calls whose answers show contacts. */
const CONCERNED = new Set<unknown>(['contact', 'enquiry', 'visit']);

/** Changes of a contact and its visits: each shows its result, reads again what it concerns and says whether it worked. */
export function useContactChanges() {
  const client = useQueryClient();
  const write = async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await send();
    } catch (error) {
      announceFailure(error);
      return false;
    }
    announceSuccess(done);
    await client.invalidateQueries({
      queryKey: ['staff'],
      predicate: ({ queryKey }) => CONCERNED.has(queryKey[1]),
    });
    return true;
  };
  return {
    change: (id: number, body: ContactChange) =>
      write(() => staffCall('PATCH /contact/:id', { id, body }), 'Contact saved'),
    addPoint: (id: number, value: string) =>
      write(() => staffCall('POST /contact/:id/point', { id, body: { value } }), 'Added'),
    removePoint: (id: number, point: number) =>
      write(() => staffCall('DELETE /contact/:id/point/:point', { id, point }), 'Removed'),
    merge: (id: number, contact_id: number) =>
      write(() => staffCall('POST /contact/:id/merge', { id, body: { contact_id } }), 'Contacts joined'),
    sendHomes: (id: number, body: SendHomesInput, done: string) =>
      write(() => staffCall('POST /enquiry/:id/homes', { id, body }), done),
    changeVisit: (id: number, body: Wire<VisitChange>, done: string) =>
      write(() => staffCall('PATCH /visit/:id', { id, body }), done),
  };
}
