export { listCities, listFeaturedCities } from './cities.ts';
export { cityDesk } from './city-desk.ts';
export { featuredCityDesk } from './featured-city-desk.ts';
