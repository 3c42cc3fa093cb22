import type { PropertyType } from '#contract';
import type { TypeProfile } from './property-type.ts';
import { businessTypes } from './types-business.ts';
import { homeTypes } from './types-homes.ts';
import { landTypes } from './types-land.ts';

/** The nineteen types; their counts add up to 1,200. */
export const demoTypes: Record<PropertyType, TypeProfile> = { ...homeTypes, ...landTypes, ...businessTypes };
