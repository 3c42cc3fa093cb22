/** Edges of the price buckets, the same as in the SQL function price_bucket(); the last one is "on request". */
export const PRICE_EDGES: readonly number[] = [
  500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000,
  10_000_000, 12_500_000, 15_000_000, 20_000_000, 25_000_000, 30_000_000, 40_000_000, 50_000_000, 75_000_000,
  100_000_000, 150_000_000, 200_000_000, 500_000_000, 1_000_000_000_000,
];

const ON_REQUEST_BUCKET = PRICE_EDGES.length;
/** The price stored in the search rows of listings with price on request. */
export const ON_REQUEST_PRICE = 1_000_000_000_000;

/** The bucket a price falls into: 0 under the first edge, then one more for every edge reached. */
export const toBucket = (price: number): number => PRICE_EDGES.filter((edge) => edge <= price).length;

/** The lowest price of a bucket, and the lowest price beyond it. */
export const bucketStart = (bucket: number): number => PRICE_EDGES[bucket - 1] ?? 0;
export const bucketEnd = (bucket: number): number => PRICE_EDGES[bucket] ?? Number.MAX_SAFE_INTEGER;

export interface PriceRange {
  /** First and last bucket that can hold a match. */
  low: number;
  high: number;
  min: number | undefined;
  max: number | undefined;
}

/** The buckets that a budget covers. With any bound set, listings with price on request do not match. */
export function priceRange(min: number | undefined, max: number | undefined): PriceRange {
  const bounded = min !== undefined || max !== undefined;
  return {
    low: min === undefined ? 0 : toBucket(min),
    high: max === undefined ? ON_REQUEST_BUCKET - (bounded ? 1 : 0) : toBucket(max),
    min,
    max,
  };
}

/** Whether a bound falls inside a bucket, so that only part of the bucket matches. */
export function isCut(bucket: number, { low, high, min, max }: PriceRange): boolean {
  const cutBelow = min !== undefined && bucket === low && min !== bucketStart(low);
  const cutAbove = max !== undefined && bucket === high && max !== bucketEnd(high) - 1;
  return cutBelow || cutAbove;
}
