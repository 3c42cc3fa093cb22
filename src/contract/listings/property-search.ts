import { z } from 'zod';
import { Id } from '../answers.ts';
import { Page } from '../paging.ts';
import { MaxPrice, MinPrice } from './budget.ts';
import { Furnishing, PossessionStatus, PropertyType, ResidencyType } from './enumerations.ts';
import { lenient, lenientList } from './lenient.ts';

export const ListingSort = z.enum(['newest', 'price_asc', 'price_desc', 'area', 'rating']);
export type ListingSort = z.infer<typeof ListingSort>;

/** Old links contain this misspelling. */
export const PossessionFilter = lenient(
  z.preprocess((value) => (value === 'near_pssession' ? 'near_possession' : value), PossessionStatus),
);

/** URLs use a hyphen for the two kinds that contain a slash. */
export const PropertyTypeFilter = z.preprocess((value) => {
  if (value === 'flat-apartment') return 'flat/apartment';
  return value === 'warehouse-godown' ? 'warehouse/godown' : value;
}, PropertyType);

/** Whether to return the counts beside each filter option. */
const IncludeFacets = z
  .preprocess((value) => value === '1' || value === 'true' || value === true, z.boolean())
  .default(false);

/** A property search: the address bar, the REST query and the SQL all use this one shape. */
export const PropertySearch = z.object({
  city_id: lenient(Id),
  builder_id: lenient(Id),
  residency_type: lenient(ResidencyType),
  property_type: lenientList(PropertyTypeFilter),
  furnishing: lenient(Furnishing),
  bhk: lenientList(Id),
  possession_status: PossessionFilter,
  min_price: MinPrice,
  max_price: MaxPrice,
  sort: lenient(ListingSort),
  page: Page,
  facets: IncludeFacets,
});
export type PropertySearch = z.infer<typeof PropertySearch>;
