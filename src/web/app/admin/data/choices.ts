import { useQuery } from '@tanstack/react-query';
import type { Choice, Choices } from '#contract';
import { staffCall } from './staff-call.ts';

export type ChoiceKind = keyof Omit<Choices, 'success'>;

/** The options of all forms; fetched once, and again after a change of the master list. */
export function useChoices(): Choices | undefined {
  return useQuery({
    queryKey: ['staff', 'choices'],
    queryFn: ({ signal }) => staffCall('GET /choices', undefined, { signal }),
    staleTime: 60_000,
  }).data;
}

/** The localities of a city, once one is chosen. */
export function useLocalities(cityId: unknown): Choice[] | undefined {
  const isChosen = typeof cityId === 'number';
  const { data } = useQuery({
    queryKey: ['staff', 'choices', 'localities', cityId],
    queryFn: async ({ signal }) =>
      (await staffCall('GET /choices/localities', { city_id: Number(cityId) }, { signal })).localities,
    staleTime: 60_000,
    enabled: isChosen,
  });
  return isChosen ? data : [];
}
