import { Facing, type Furnishing, type PossessionStatus } from '#contract';
import { squareFeet } from '../areas.ts';
import { monthFromBase } from '../calendar.ts';
import type { Bhk } from '../content/bhk-options.ts';
import type { Family } from '../content/property-type.ts';
import { monthlyCharge } from '../money.ts';
import type { Random } from '../random.ts';
import type { PropertyIdea } from './property-mix.ts';
import type { Size } from './property-size.ts';

/** Possession status and date of a property. */
export interface Possession {
  possessionStatus: PossessionStatus;
  possessionDate: string | null;
}

const isLand = (family: Family): boolean => family === 'plot' || family === 'farm-land';

/** The possession of a project applies to its properties; other properties are mostly ready. */
export function pickPossession({ project, profile }: PropertyIdea, random: Random): Possession {
  const handedOver = random.chance(0.3) ? monthFromBase(-random.int(2, 60)) : null;
  if (project) {
    return { possessionStatus: project.possession, possessionDate: project.handover ?? handedOver };
  }
  if (isLand(profile.family) || profile.family === 'industry' || random.chance(0.84)) {
    return { possessionStatus: 'ready_to_move', possessionDate: isLand(profile.family) ? null : handedOver };
  }
  return random.chance(0.5)
    ? { possessionStatus: 'near_possession', possessionDate: monthFromBase(random.int(2, 6)) }
    : { possessionStatus: 'mid_stage', possessionDate: monthFromBase(random.int(10, 26)) };
}

const READY_FURNISHING: Record<Exclude<Family, 'plot' | 'farm-land'>, [Furnishing, number][]> = {
  flat: [
    ['full', 24],
    ['semi', 46],
    ['unfurnished', 30],
  ],
  house: [
    ['full', 18],
    ['semi', 44],
    ['unfurnished', 38],
  ],
  office: [
    ['full', 40],
    ['semi', 30],
    ['unfurnished', 30],
  ],
  shop: [
    ['semi', 25],
    ['unfurnished', 75],
  ],
  industry: [['unfurnished', 1]],
};

/** Land has no furnishing, and unfinished properties have little. */
export function pickFurnishing(family: Family, possession: PossessionStatus, random: Random): Furnishing | null {
  if (family === 'plot' || family === 'farm-land') return null;
  if (possession !== 'ready_to_move') return random.chance(0.3) ? 'semi' : 'unfurnished';
  return random.weighted(READY_FURNISHING[family]);
}

/** Bathrooms depend on the bedrooms; business properties have a few, land has none. */
export function pickBathrooms(family: Family, bhk: Bhk | null, random: Random): number | null {
  if (bhk !== null) return Math.max(1, Math.floor(Number.parseFloat(bhk)) + (random.chance(0.35) ? 1 : 0));
  if (family === 'office') return random.int(1, 4);
  if (family === 'shop') return random.int(0, 1);
  return family === 'industry' ? random.int(1, 3) : null;
}

const MONTHLY_PER_SQ_FT: Record<Family, [low: number, high: number] | null> = {
  flat: [2.2, 5.5],
  house: [1, 3],
  office: [7, 16],
  shop: [6, 14],
  industry: [0.6, 1.6],
  plot: null,
  'farm-land': null,
};

/** The monthly charge; land has none. */
export function pickMaintenance(family: Family, { area }: Size, random: Random): number | null {
  const charge = MONTHLY_PER_SQ_FT[family];
  if (charge === null || random.chance(0.08)) return null;
  return monthlyCharge(squareFeet(area) * random.between(...charge));
}

/** The facing, which is missing for some properties. */
export const pickFacing = (random: Random): Facing | null => (random.chance(0.1) ? null : random.pick(Facing.options));
