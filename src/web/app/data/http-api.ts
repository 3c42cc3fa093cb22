import type { PublicApi } from '#contract';
import { call } from './http.ts';

/** The public reads over HTTP: what the browser uses once the first page has arrived. */
export const httpApi: PublicApi = {
  site: (options) => call('/public/site', options),
  cities: (options) => call('/public/city', options),
  featuredCities: (options) => call('/public/featured-city', options),
};
