import { useQuery } from '@tanstack/react-query';
import type { Choices } from '#contract';
import { staffCall } from './staff-call.ts';

export type ChoiceKind = 'cities' | 'builders' | 'tags' | 'amenities' | 'bhks';

/** The options of all forms; fetched once, and again after a change of the master list. */
export function useChoices(): Choices | undefined {
  return useQuery({
    queryKey: ['staff', 'choices'],
    queryFn: ({ signal }) => staffCall('GET /choices', undefined, { signal }),
    staleTime: 60_000,
  }).data;
}
