import type { DehydratedState } from '@tanstack/react-query';
import type { City, ProjectSearch, PropertySearch, PublicApi } from '#contract';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { readProjectSearch, readPropertySearch } from '../shared/search-address.ts';

const inCity = (city?: Pick<City, 'id'>) => new URLSearchParams(city ? { city_id: String(city.id) } : {});

/** Home page searches, identical on the server and in the browser; properties include counts per type. */
export const homeProperties = (city?: Pick<City, 'id'>): PropertySearch => readPropertySearch(inCity(city));

export const homeProjects = (city?: Pick<City, 'id'>): ProjectSearch => readProjectSearch(inCity(city));

/** Prefetches all data of a home page on the server, in parallel. */
export const prefetchHome = (api: PublicApi, city?: City): Promise<DehydratedState> =>
  prefetch(
    ...(city ? [] : [publicQuery(api, '/home-groups')]),
    publicQuery(api, '/featured-city'),
    publicQuery(api, '/popular-link'),
    publicQuery(api, '/property', homeProperties(city)),
    publicQuery(api, '/project', homeProjects(city)),
    publicQuery(api, '/testimonial'),
    publicQuery(api, '/partner'),
    publicQuery(api, '/blog', { page: 1 }),
  );
