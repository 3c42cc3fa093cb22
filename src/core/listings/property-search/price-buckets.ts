/** Edges of the price buckets, as the database's price_bucket() has them; the last one is "on request". */
export const PRICE_EDGES: readonly number[] = [
  500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000,
  10_000_000, 12_500_000, 15_000_000, 20_000_000, 25_000_000, 30_000_000, 40_000_000, 50_000_000, 75_000_000,
  100_000_000, 150_000_000, 200_000_000, 500_000_000, 1_000_000_000_000,
];

const ON_REQUEST_BUCKET = PRICE_EDGES.length;
/** The price stored for listings whose price is told on request. */
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

/** Which buckets a budget touches. With any bound set, a price that nobody told cannot match. */
export function priceRange(min: number | undefined, max: number | undefined): PriceRange {
  const bounded = min !== undefined || max !== undefined;
  return {
    low: min === undefined ? 0 : toBucket(min),
    high: max === undefined ? ON_REQUEST_BUCKET - (bounded ? 1 : 0) : toBucket(max),
    min,
    max,
  };
}

/** Whether a bound cuts through a bucket, so that its count is not the bucket's own. */
export function isCut(bucket: number, { low, high, min, max }: PriceRange): boolean {
  const cutBelow = min !== undefined && bucket === low && min !== bucketStart(low);
  const cutAbove = max !== undefined && bucket === high && max !== bucketEnd(high) - 1;
  return cutBelow || cutAbove;
}
