import type { ResidencyType } from '#contract';
import type { Bhk } from './bhk-options.ts';
import type { ProjectKind } from './markets.ts';

/** Types that are told, sized and priced alike. */
export type Family = 'flat' | 'house' | 'plot' | 'farm-land' | 'office' | 'shop' | 'industry';

/** How a property type appears in the demo data. */
export interface TypeProfile {
  /** How many of the 1,200 properties are of this type. */
  count: number;
  family: Family;
  noun: string;
  residency: ResidencyType;
  /** Its price for an area against that of an average flat, or of residential land for land. */
  level: number;
  /** The projects in which it can stand. */
  projects?: ProjectKind[];
  /** How likely each size is; only dwellings have one. */
  bhks?: (readonly [Bhk, number])[];
  /** The area of a dwelling against that of a flat with the same BHK, or the smallest and largest area in sq ft. */
  size: number | [smallest: number, largest: number];
  /** The floors on which it can lie. */
  floors?: [lowest: number, highest: number];
  /** Stands where land is cheap. */
  outskirts?: boolean;
  /** How much likelier it is in a city; `other` speaks for the cities not named. */
  cities?: Partial<Record<string, number>>;
}
