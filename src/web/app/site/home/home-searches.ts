import type { City, ProjectSearch, PropertySearch } from '#contract';
import { readProjectSearch, readPropertySearch } from '../shared/search-address.ts';

const inCity = (city?: Pick<City, 'id'>) => new URLSearchParams(city ? { city_id: String(city.id) } : {});

/** Home page searches, identical on the server and in the browser; properties include counts per type. */
export const homeProperties = (city?: Pick<City, 'id'>): PropertySearch => readPropertySearch(inCity(city));

export const homeProjects = (city?: Pick<City, 'id'>): ProjectSearch => readProjectSearch(inCity(city));
