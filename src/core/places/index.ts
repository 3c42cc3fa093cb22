export { listCities, listFeaturedCities } from './cities.ts';
export { featuredCityDesk } from './featured-city-desk.ts';
