import type { ResidencyType } from '#contract';
import type { Bhk, ProjectKind } from './markets.ts';

/** Types with the same texts, sizes and pricing. */
export type Family = 'flat' | 'house' | 'plot' | 'farm-land' | 'office' | 'shop' | 'industry';

/** How a property type appears in the demo data. */
export interface TypeProfile {
  /** How many of the 1,200 properties are of this type. */
  count: number;
  family: Family;
  noun: string;
  residency: ResidencyType;
  /** Price per area relative to an average flat, or to residential land for land. */
  level: number;
  /** The kinds of project that can contain it. */
  projects?: ProjectKind[];
  /** Probability of each BHK; only dwellings have one. */
  bhks?: (readonly [Bhk, number])[];
  /** Area relative to a flat with the same BHK, or the smallest and largest area in sq ft. */
  size: number | [smallest: number, largest: number];
  /** The floors on which it can be. */
  floors?: [lowest: number, highest: number];
  /** Located on the outskirts, where land is cheap. */
  outskirts?: boolean;
  /** Relative probability by city; `other` applies to all cities that are not listed. */
  cities?: Partial<Record<string, number>>;
}
