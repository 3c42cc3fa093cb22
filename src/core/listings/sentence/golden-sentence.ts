import type { PossessionStatus, PropertyType } from '#contract/listings/enumerations.ts';
import type { SentenceFilters } from './reading.ts';

/** A sentence as people type it, with its complete reading. */
export type GoldenSentence = [
  text: string,
  filters: SentenceFilters,
  /** 'Pune', 'Noida: Sector 62', 'builder Meridian Homes'. */
  places?: string[],
  rest?: { ambiguous?: string[]; notUnderstood?: string[] },
];

export const LAKH = 100_000;
export const CRORE = 10_000_000;

/** Values that many sentences share. */
export const FLAT: { property_type: PropertyType[] } = { property_type: ['flat/apartment'] };
export const HOUSE: { property_type: PropertyType[] } = { property_type: ['residential'] };
export const VILLA: { property_type: PropertyType[] } = { property_type: ['villa'] };
/** A detached house of any size. */
export const KOTHI: { property_type: PropertyType[] } = { property_type: ['residential', 'villa'] };
export const PLOT: { property_type: PropertyType[] } = { property_type: ['plot'] };
export const SHOP: { property_type: PropertyType[] } = { property_type: ['commercial_shop'] };
export const OFFICE: { property_type: PropertyType[] } = { property_type: ['commercial_office_space'] };
export const READY: { possession_status: PossessionStatus[] } = { possession_status: ['ready_to_move'] };
export const UNDER_CONSTRUCTION: { possession_status: PossessionStatus[] } = {
  possession_status: ['new_launch', 'mid_stage', 'near_possession'],
};
export const RENT = { purpose: 'rent' } as const;
export const SALE = { purpose: 'sale' } as const;
