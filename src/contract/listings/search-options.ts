/*
 * Bounds and options of the filters. They are plain values, so that pages can use them without the library of the
 * schemas.
 */

export const MAX_CHOSEN_LOCALITIES = 10;
export const MAX_CHOSEN_AMENITIES = 10;
/** In square feet. */
export const MAX_CARPET = 10_000_000;
export const MIN_FLOOR = -5;
export const MAX_FLOOR = 200;
/** In years. */
export const MAX_AGE = 100;
/** In days. */
export const MAX_LISTED_WITHIN = 365;

/** 'us' is the company itself. */
export const POSTERS = ['us', 'owner', 'agent', 'builder'] as const;

/** A range that a filter offers, with both ends included; `value` identifies it in counts. */
export interface Band {
  value: string;
  min: number | undefined;
  max: number | undefined;
}

const band = (min: number | undefined, max: number | undefined): Band => ({
  value: `${min ?? ''}-${max ?? ''}`,
  min,
  max,
});

export const FLOOR_BANDS: readonly Band[] = [band(0, 0), band(1, 4), band(5, 10), band(11, 20), band(21, undefined)];

/** In square feet. */
export const CARPET_BANDS: readonly Band[] = [
  band(undefined, 500),
  band(500, 1_000),
  band(1_000, 1_500),
  band(1_500, 2_000),
  band(2_000, 3_000),
  band(3_000, undefined),
];

/** In years. */
export const AGE_OPTIONS = [1, 3, 5, 10] as const;

/** In days. */
export const LISTED_WITHIN_OPTIONS = [1, 3, 7, 30] as const;
