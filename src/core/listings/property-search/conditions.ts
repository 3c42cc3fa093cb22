import type { PropertySearch } from '#contract';
import { type SQL, sql } from '#db';
import { furnishingCodes, possessionCodes, propertyTypeCodes, residencyCodes } from '../codes.ts';
import { type PriceRange, priceRange } from './price-buckets.ts';

export type Facet = 'residency_type' | 'property_type' | 'furnishing' | 'possession_status' | 'bhk';

/** A search translated to the columns of the search rows. */
export interface Filter {
  cityId: number | undefined;
  builderId: number | undefined;
  bhkMask: number | undefined;
  prices: PriceRange;
  search: PropertySearch;
}

export const toFilter = (search: PropertySearch, bhkMask: number | undefined): Filter => ({
  cityId: search.city_id,
  builderId: search.builder_id,
  bhkMask,
  prices: priceRange(search.min_price, search.max_price),
  search,
});

const smallints = (codes: number[]) => sql.raw(`array[${codes.map(Number).join(',')}]::smallint[]`);

/**
 * Conditions that counts and search rows share. Only filters that are set are included, because a query with every
 * filter would get one generic plan. `without` omits one filter, for the counts next to its own options.
 */
export function dimensions({ search, bhkMask }: Filter, without?: Facet): SQL[] {
  const { residency_type, property_type, furnishing, possession_status } = search;
  const conditions: SQL[] = [];
  if (residency_type && without !== 'residency_type')
    conditions.push(sql`residency_type = ${residencyCodes.toCode(residency_type)}`);
  if (property_type && without !== 'property_type') {
    conditions.push(sql`property_type = any(${smallints(property_type.map(propertyTypeCodes.toCode))})`);
  }
  if (furnishing && without !== 'furnishing') conditions.push(sql`furnishing = ${furnishingCodes.toCode(furnishing)}`);
  if (possession_status && without !== 'possession_status') {
    conditions.push(sql`possession_status = ${possessionCodes.toCode(possession_status)}`);
  }
  if (bhkMask !== undefined && without !== 'bhk') conditions.push(sql`bhk_mask & ${bhkMask}::integer <> 0`);
  return conditions;
}

export const all = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));
