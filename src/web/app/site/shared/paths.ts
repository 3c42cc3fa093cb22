import type { City } from '#contract';

/** Path of the home page of a city, or of India. */
export const homePath = (city?: Pick<City, 'slug'>): string => (city ? `/city/${city.slug}` : '/');

export const LEGAL_PATHS = ['/privacy-policy', '/terms-and-conditions', '/return-and-refund-policy', '/disclaimer'];

/** Pages that must be readable before the terms are accepted. */
export const isLegalPath = (path: string): boolean => LEGAL_PATHS.includes(path.replace(/\/$/, ''));

/**
 * Pages where the header shows the search instead of the city: lists and detail pages of projects and properties, and
 * the page that asks which place is meant.
 */
export const isListingPath = (path: string): boolean => /^\/(projects|properties|rent|search)(\/|$)/.test(path);
