import type { DehydratedState } from '@tanstack/react-query';
import type { City, PublicApi } from '#contract';
import { prefetch } from '../../data/prefetch.ts';
import {
  blogsQuery,
  featuredCitiesQuery,
  homeGroupsQuery,
  partnersQuery,
  popularLinksQuery,
  projectsQuery,
  propertiesQuery,
  testimonialsQuery,
} from '../../data/queries.ts';
import { homeProjects, homeProperties } from './home-searches.ts';

/** Prefetches all data of a home page on the server, in parallel. */
export const prefetchHome = (api: PublicApi, city?: City): Promise<DehydratedState> =>
  prefetch(
    ...(city ? [] : [homeGroupsQuery(api)]),
    featuredCitiesQuery(api),
    popularLinksQuery(api),
    propertiesQuery(api, homeProperties(city)),
    projectsQuery(api, homeProjects(city)),
    testimonialsQuery(api),
    partnersQuery(api),
    blogsQuery(api),
  );
