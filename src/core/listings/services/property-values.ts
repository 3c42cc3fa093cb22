import type { PropertyInput } from '#contract';
import { areaColumns, type ListingChange, listingValues } from './listing-values.ts';

/** Maps form input to the columns of a property. */
export const propertyValues = (change: ListingChange, input: Partial<PropertyInput>) => ({
  ...listingValues(change, 'property', input),
  propertyType: input.property_type,
  furnishing: input.furnishing,
  facing: input.facing,
  price: input.price,
  maintenance: input.maintenance,
  bathrooms: input.bathrooms,
  possessionDate: input.possession_date,
  ...areaColumns(input.built_up_area, 'builtUpAreaValue', 'builtUpAreaUnit'),
});
