import type { ListingKind } from './people/enumerations.ts';

/** The first part of the path, by kind of listing. */
export const LISTING_SECTIONS: Record<ListingKind, string> = {
  property: 'properties',
  project: 'projects',
  posted_property: 'posted-properties',
};

/** The public path of a listing, for links, sharing and the sitemap. Posted properties use their id. */
export const listingPath = (kind: ListingKind, slugOrId: string | number): string =>
  `/${LISTING_SECTIONS[kind]}/${encodeURIComponent(String(slugOrId))}`;

/** The public path of a blog, for links, the feed and the sitemap. */
export const blogPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** The public path of an opening, for links, emails and the sitemap. */
export const careerPath = (slug: string): string => `/career/${encodeURIComponent(slug)}`;
