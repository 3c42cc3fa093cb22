import type { Plan } from '../catalogue.ts';

const BY_BEDROOMS = ['1', '2', '3', '4'] as const;

/** The plan for a number of bedrooms: fractions are dropped, more than four is drawn as four, none as three. */
export function planFor(bhk: Plan | number): Plan {
  if (typeof bhk === 'string') {
    return bhk;
  }
  const bedrooms = Math.trunc(bhk) || 3;
  return BY_BEDROOMS[Math.min(4, Math.max(1, bedrooms)) - 1] ?? '3';
}
