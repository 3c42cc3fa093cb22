import { useSuspenseQuery } from '@tanstack/react-query';
import type { City, Site } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { citiesQuery, siteQuery } from '../../data/queries.ts';

/** Site facts, loaded before any public page renders. */
export const useSite = (): Site => useSuspenseQuery(siteQuery(httpApi)).data.site;

export const useCities = (): City[] => useSuspenseQuery(citiesQuery(httpApi)).data.cities;
