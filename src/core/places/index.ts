export { listCities, listFeaturedCities } from './cities.ts';
export { cityDesk } from './city-desk.ts';
