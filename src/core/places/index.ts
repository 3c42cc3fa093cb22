export { listCities, listFeaturedCities } from './cities.ts';
