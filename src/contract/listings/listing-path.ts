import type { ListingKind } from '../people/enumerations.ts';

const SECTIONS: Record<ListingKind, string> = {
  property: 'properties',
  project: 'projects',
  posted_property: 'posted-properties',
};

/** The public path of a listing, for links, sharing and the sitemap. Posted properties use their id. */
export const listingPath = (kind: ListingKind, slugOrId: string | number): string =>
  `/${SECTIONS[kind]}/${encodeURIComponent(String(slugOrId))}`;
