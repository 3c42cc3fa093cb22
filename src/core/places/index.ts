export { listCities, listFeaturedCities } from './cities.ts';
export { cityService } from './city-desk.ts';
export { featuredCityService } from './featured-city-desk.ts';
