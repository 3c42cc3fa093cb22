import { useQuery } from '@tanstack/react-query';
import type { Choices } from '#contract';
import { staffCall } from './staff-call.ts';

export type ChoiceKind = 'cities' | 'builders' | 'tags' | 'amenities' | 'bhks';

/** What the forms let staff choose from; fetched once for all of them, and again after a change of the master list. */
export function useChoices(): Choices | undefined {
  return useQuery({
    queryKey: ['staff', 'choices'],
    queryFn: ({ signal }) => staffCall<Choices>('/choices', { signal }),
    staleTime: 60_000,
  }).data;
}
