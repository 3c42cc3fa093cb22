import type { SentenceFilters } from './reading.ts';

interface Wish {
  filters: SentenceFilters | undefined;
  /** The positions of its first item and after its last one. */
  start: number;
  end: number;
}

/** Homes for less than this are to let and not for sale. */
const MIN_SALE_PRICE = 500_000;
/** Land can be cheaper. */
const LAND: ReadonlySet<string> = new Set(['plot', 'agricultural_land', 'commercial_land', 'industrial_land']);

const union = <Value>(some: Value[] = [], others: Value[] = []): Value[] => [...new Set([...some, ...others])];

/** Filters with several values: each wish adds to them. */
function mergeLists(current: SentenceFilters, added: SentenceFilters): SentenceFilters {
  return {
    ...(added.property_type && { property_type: union(current.property_type, added.property_type) }),
    ...(added.bhk && { bhk: union(current.bhk, added.bhk) }),
    ...(added.possession_status && {
      possession_status: union(current.possession_status, added.possession_status),
    }),
    ...(added.amenities && { amenities: union(current.amenities, added.amenities) }),
    ...(added.facing && { facing: union(current.facing, added.facing) }),
  };
}

const isEmptyRange = (min = 0, max = Number.POSITIVE_INFINITY): boolean => min > max;

/** The filters together; undefined if they contradict each other, such as two different ceilings. */
function combine(current: SentenceFilters, added: SentenceFilters): SentenceFilters | undefined {
  const lists = mergeLists(current, added);
  const both = { ...current, ...added, ...lists };
  const singles = Object.keys(added).filter((name) => !(name in lists)) as (keyof SentenceFilters)[];
  const isContradiction =
    singles.some((name) => current[name] !== undefined && current[name] !== added[name]) ||
    isEmptyRange(both.min_price, both.max_price) ||
    isEmptyRange(both.min_carpet, both.max_carpet) ||
    isEmptyRange(both.min_floor, both.max_floor);
  return isContradiction ? undefined : both;
}

/** Whether a price is only possible as a monthly rent. */
function isRentOnly({ min_price, max_price, property_type = [], kind }: SentenceFilters): boolean {
  const price = max_price ?? min_price;
  const isLand = property_type.some((type) => LAND.has(type));
  return price !== undefined && price < MIN_SALE_PRICE && !isLand && kind === undefined;
}

/** All filters of a sentence, and the positions of the items that were not understood. */
export function mergeFilters(wishes: readonly Wish[]): { filters: SentenceFilters; unknown: Set<number> } {
  const unknown = new Set<number>();
  const purposes = new Set<'sale' | 'rent'>();
  let filters: SentenceFilters = {};
  for (const wish of wishes) {
    const { purpose, ...added } = wish.filters ?? {};
    const combined = wish.filters && combine(filters, added);
    if (combined) filters = combined;
    else for (let at = wish.start; at < wish.end; at += 1) unknown.add(at);
    if (purpose) purposes.add(purpose);
  }
  // A sentence with both purposes asks for either, which is no filter.
  const [purpose, ...others] = purposes.size === 0 && isRentOnly(filters) ? (['rent'] as const) : purposes;
  return { filters: purpose && others.length === 0 ? { purpose, ...filters } : filters, unknown };
}
