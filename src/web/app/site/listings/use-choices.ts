import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { httpApi } from '../../data/http-api.ts';
import { bhksQuery, buildersQuery } from '../../data/queries.ts';
import { useCities } from '../shared/site.ts';
import type { Choices } from './search.ts';

/** The cities, builders and BHKs to choose from; undefined until loaded. */
export function useChoices(): Choices {
  const cities = useCities();
  const builders = useQuery(buildersQuery(httpApi)).data?.builders;
  const bhks = useQuery(bhksQuery(httpApi)).data?.bhk;
  return useMemo(() => ({ cities, builders, bhks }), [cities, builders, bhks]);
}
