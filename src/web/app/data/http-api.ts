import type { PublicApi } from '#contract';
import { call } from './http.ts';

/** A query string of the defined values, or empty text. */
function query(values: Record<string, string | number | boolean | (string | number)[] | undefined>): string {
  const set = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** The public reads over HTTP, used by the browser after the first page. */
export const httpApi: PublicApi = {
  site: (options) => call('/public/site', options),
  page: (key, options) => call(`/public/page${query({ key })}`, options),
  cities: (options) => call('/public/city', options),
  featuredCities: (options) => call('/public/featured-city', options),
  homeGroups: (options) => call('/public/home-groups', options),
  properties: (search, options) => call(`/public/property${query(search)}`, options),
  property: (slug, options) => call(`/public/property/${encodeURIComponent(slug)}`, options),
  similarProperties: (slug, options) => call(`/public/property/${encodeURIComponent(slug)}/similar`, options),
  projects: (search, options) => call(`/public/project${query(search)}`, options),
  project: (slug, options) => call(`/public/project/${encodeURIComponent(slug)}`, options),
  similarProjects: (slug, options) => call(`/public/project/${encodeURIComponent(slug)}/similar`, options),
  saved: (listings, options) => call(`/public/saved${query(listings)}`, options),
  suggest: (term, options) => call(`/public/search${query(term)}`, options),
  popularLinks: (options) => call('/public/popular-link', options),
  popularLink: (slug, options) => call(`/public/popular-link/${encodeURIComponent(slug)}`, options),
  bhks: (options) => call('/public/bhk', options),
  builders: (options) => call('/public/builder', options),
  blogs: (page, options) => call(`/public/blog${query(page)}`, options),
  blog: (slug, options) => call(`/public/blog/${encodeURIComponent(slug)}`, options),
  testimonials: (options) => call('/public/testimonial', options),
  partners: (options) => call('/public/partner', options),
  jobs: (page, options) => call(`/public/jobs${query(page)}`, options),
  job: (slug, options) => call(`/public/jobs/${encodeURIComponent(slug)}`, options),
  postedProperties: (search, options) => call(`/public/public-property${query(search)}`, options),
  postedProperty: (id, options) => call(`/public/public-property/${id}`, options),
};
