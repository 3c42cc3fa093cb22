export { listCities, listFeaturedCities } from './cities.ts';
export { cityService } from './city-service.ts';
export { featuredCityService } from './featured-city-service.ts';
