import type { CardLook } from '../shared/listing-card/listing-card.tsx';
import { ProjectCard } from '../shared/listing-card/project-card.tsx';
import { PropertyCard } from '../shared/listing-card/property-card.tsx';
import type { Listing } from '../shared/listings.ts';

/** One, two or three cards per row. */
export const GRID = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-7 lg:gap-y-9';

/** The card of a listing of either kind. */
export function ListingEntry({ listing, ...look }: { listing: Listing } & CardLook) {
  return listing.kind === 'property' ? (
    <PropertyCard property={listing.item} headingLevel={2} {...look} />
  ) : (
    <ProjectCard project={listing.item} headingLevel={2} {...look} />
  );
}
