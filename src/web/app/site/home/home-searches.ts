import type { City, ProjectSearch, PropertySearch } from '#contract';

/** What a home page asks for, the same on the server and in the browser: its properties with counts for each kind. */
export const homeProperties = (city?: Pick<City, 'id'>): PropertySearch => ({
  ...(city ? { city_id: city.id } : {}),
  page: 1,
  facets: true,
});

export const homeProjects = (city?: Pick<City, 'id'>): ProjectSearch => ({
  ...(city ? { city_id: city.id } : {}),
  page: 1,
});
