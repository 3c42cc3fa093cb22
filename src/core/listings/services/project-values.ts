import type { ProjectInput } from '#contract';
import { areaColumns, type ListingChange, listingValues } from './listing-values.ts';

/** The columns of a project, from what the form sends. */
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
