import type { PropertySearch, Purpose } from '#contract';

/**
 * Edges of the price buckets, the same as in the SQL function price_bucket(). Listings with price on request are stored
 * with the price of the last edge.
 */
export const PRICE_EDGES: Record<Purpose, readonly number[]> = {
  sale: [
    500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000,
    10_000_000, 12_500_000, 15_000_000, 20_000_000, 25_000_000, 30_000_000, 40_000_000, 50_000_000, 75_000_000,
    100_000_000, 150_000_000, 200_000_000, 500_000_000, 1_000_000_000_000,
  ],
  rent: [
    5_000, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 75_000,
    100_000, 125_000, 150_000, 200_000, 250_000, 300_000, 500_000, 1_000_000, 2_500_000, 1_000_000_000_000,
  ],
};

/** The price stored in the search rows of listings with price on request. */
export const ON_REQUEST_PRICE = 1_000_000_000_000;

/**
 * Search rows store a rent as its amount minus this, so that a range of stored prices holds either sales or rents and
 * every index with the price tells them apart.
 */
const RENT_OFFSET = 2_000_000_000_000;
/** The buckets of rents follow those of sales: their number has one bit more. */
const RENT_BUCKETS = 32;

/** How the prices of one purpose are stored: as numbers (keys) that never overlap with those of the other. */
export function priceKeys(purpose: Purpose) {
  const edges = PRICE_EDGES[purpose];
  const offset = purpose === 'rent' ? RENT_OFFSET : 0;
  const first = purpose === 'rent' ? RENT_BUCKETS : 0;
  const toKey = (price: number) => price - offset;
  return {
    toKey,
    /** The bucket a price falls into: the first one under the first edge, then one more for every edge reached. */
    toBucket: (price: number): number => first + edges.filter((edge) => edge <= price).length,
    firstBucket: first,
    onRequestBucket: first + edges.length,
    /** The lowest key of a bucket, and the lowest key after it. */
    bucketStart: (bucket: number): number => toKey(edges[bucket - first - 1] ?? 0),
    bucketEnd: (bucket: number): number => toKey(edges[bucket - first] ?? ON_REQUEST_PRICE + 1),
    /** The lowest key of all, the lowest key of a price on request, and the lowest key after all. */
    start: toKey(0),
    onRequest: toKey(ON_REQUEST_PRICE),
    end: toKey(ON_REQUEST_PRICE + 1),
  };
}
export type PriceKeys = ReturnType<typeof priceKeys>;

export interface PriceRange {
  keys: PriceKeys;
  /** First and last bucket that can hold a match. */
  low: number;
  high: number;
  /** The lowest matching key, and the lowest key after the matches. */
  from: number;
  to: number;
  isBounded: boolean;
}

/** The stored prices that a budget covers. With any bound set, listings with price on request do not match. */
export function priceRange({
  purpose,
  min_price: min,
  max_price: max,
}: Pick<PropertySearch, 'purpose' | 'min_price' | 'max_price'>): PriceRange {
  const keys = priceKeys(purpose ?? 'sale');
  const isBounded = min !== undefined || max !== undefined;
  const lastBucket = keys.onRequestBucket - (isBounded ? 1 : 0);
  return {
    keys,
    low: min === undefined ? keys.firstBucket : keys.toBucket(min),
    high: max === undefined ? lastBucket : Math.min(keys.toBucket(max), lastBucket),
    from: min === undefined ? keys.start : keys.toKey(min),
    to: Math.min(max === undefined ? keys.end : keys.toKey(max + 1), isBounded ? keys.onRequest : keys.end),
    isBounded,
  };
}

/** Whether a bound falls inside a bucket, so that only part of the bucket matches. */
export const isCut = (bucket: number, { keys, from, to }: PriceRange): boolean =>
  from > keys.bucketStart(bucket) || to < keys.bucketEnd(bucket);

/** The share of a bucket between two prices, if prices are spread evenly on a logarithmic scale. */
export function estimateShare(from: number, to: number, bucket: number, keys: PriceKeys): number {
  const end = keys.bucketEnd(bucket) - keys.start;
  // The first bucket starts at 0, where a logarithm cannot; few prices are below four fifths of its end.
  const start = Math.max(keys.bucketStart(bucket) - keys.start, bucket === keys.firstBucket ? end * 0.8 : 0);
  const share = Math.log(to / Math.max(from, 1)) / Math.log(end / start);
  return Math.min(1, Math.max(0, share));
}
