import type { ProjectInput } from '#contract';
import { areaColumns, type ListingChange, listingValues } from './listing-values.ts';

/** Maps form input to the columns of a project. */
export const projectValues = (change: ListingChange, input: Partial<ProjectInput>) => ({
  ...listingValues(change, 'project', input),
  localityState: input.locality_state,
  highlight: input.highlight,
  minimumPrice: input.minimum_price,
  maximumPrice: input.maximum_price,
  avgPrice: input.avg_price,
  pricePerSqFt: input.price_per_sq_ft,
  ...areaColumns(input.area, 'areaValue', 'areaUnit'),
});
