import type { City, ProjectSearch, PropertySearch } from '#contract';
import { readProjectSearch, readPropertySearch } from '../shared/search-address.ts';

const inCity = (city?: Pick<City, 'id'>) => new URLSearchParams(city ? { city_id: String(city.id) } : {});

/** What a home page asks for, the same on the server and in the browser: its properties with counts for each kind. */
export const homeProperties = (city?: Pick<City, 'id'>): PropertySearch => readPropertySearch(inCity(city));

export const homeProjects = (city?: Pick<City, 'id'>): ProjectSearch => readProjectSearch(inCity(city));
