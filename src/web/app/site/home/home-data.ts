import type { DehydratedState } from '@tanstack/react-query';
import type { City, ProjectSearch, PropertySearch, PublicApi } from '#contract';
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
import { readProjectSearch, readPropertySearch } from '../shared/search-address.ts';

const inCity = (city?: Pick<City, 'id'>) => new URLSearchParams(city ? { city_id: String(city.id) } : {});

/** Home page searches, identical on the server and in the browser; properties include counts per type. */
export const homeProperties = (city?: Pick<City, 'id'>): PropertySearch => readPropertySearch(inCity(city));

export const homeProjects = (city?: Pick<City, 'id'>): ProjectSearch => readProjectSearch(inCity(city));

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
