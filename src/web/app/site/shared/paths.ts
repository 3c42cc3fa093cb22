import type { City } from '#contract';

/** The home page of a city, or of India. */
export const homePath = (city?: Pick<City, 'slug'>): string => (city ? `/city/${city.slug}` : '/');

export const LEGAL_PATHS = ['/privacy-policy', '/terms-and-conditions', '/return-and-refund-policy', '/disclaimer'];

/** Pages that must be readable before anything is agreed to. */
export const isLegalPath = (path: string): boolean => LEGAL_PATHS.includes(path.replace(/\/$/, ''));

/** The lists of projects and properties and their details: there the header searches, elsewhere it names the city. */
export const isListingPath = (path: string): boolean => /^\/(projects|properties)(\/|$)/.test(path);
