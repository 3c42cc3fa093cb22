import type { PossessionStatus } from '#contract';
import {
  DESIGN_NAMES,
  type Design,
  type ElevationFacts,
  findDesigns,
  hash,
  isLand,
  kindFor,
  type Region,
  type Stage,
  TIERS,
  TIMES,
  type Tier,
  type TimeOfDay,
} from '../drawings/index.ts';

/** What decides the first picture of a listing. */
export interface CoverSubject {
  slug: string;
  propertyType: string;
  floors: number;
  /** Area of land in square feet. */
  sqFt: number;
  tier: Tier;
  city: string;
  possession: PossessionStatus;
}

/** The first picture of a listing; its light is that of all pictures of the listing. */
export interface Cover {
  facts: ElevationFacts;
  time: TimeOfDay;
}

const REGIONS_BY_CITY: Readonly<Record<string, Region>> = {
  jaipur: 'desert',
  ahmedabad: 'desert',
  dholera: 'desert',
  mumbai: 'coast',
  goa: 'coast',
  pune: 'deccan',
  hyderabad: 'deccan',
  bengaluru: 'south',
  chennai: 'south',
  kochi: 'kerala',
  kolkata: 'east',
};

const STAGES_BY_STATUS: Readonly<Record<PossessionStatus, Stage>> = {
  new_launch: 'launch',
  mid_stage: 'midway',
  near_possession: 'finishing',
  ready_to_move: 'ready',
};

/** A price from which a home is never plainer, and one up to which it is never grander, than a class. */
const AT_MOST: readonly (readonly [price: number, tier: Tier])[] = [
  [4_500_000, 'affordable'],
  [10_000_000, 'mid'],
  [30_000_000, 'premium'],
];
const AT_LEAST: readonly (readonly [price: number, tier: Tier])[] = [
  [60_000_000, 'premium'],
  [20_000_000, 'mid'],
];

const rank = (tier: Tier): number => TIERS.indexOf(tier);

/** The price class from the price per area relative to the city, limited by what so much money buys. */
export function tierFor(relativePrice: number, price: number): Tier {
  const [affordable, mid, premium] = [0.82, 1.16, 1.55];
  const byArea =
    relativePrice < affordable
      ? 'affordable'
      : relativePrice < mid
        ? 'mid'
        : relativePrice < premium
          ? 'premium'
          : 'luxury';
  const highest = AT_MOST.find(([limit]) => price <= limit)?.[1] ?? 'luxury';
  const lowest = AT_LEAST.find(([limit]) => price >= limit)?.[1] ?? 'affordable';
  const index = Math.min(rank(highest), Math.max(rank(lowest), rank(byArea)));
  return TIERS[index] ?? byArea;
}

/** Types whose buildings have other floors than a flat's, from the lowest to the highest number. */
const USUAL_FLOORS: Readonly<Record<string, readonly [lowest: number, highest: number]>> = {
  residential: [1, 3],
  villa: [2, 2],
  farmhouse: [1, 1],
  commercial_shop: [2, 2],
  commercial_showroom: [2, 2],
  'warehouse/godown': [1, 1],
  industrial_building: [3, 3],
  industrial_shed: [1, 1],
};

/** The floors of the building: those that are stated, or what is usual for the type. */
export function floorsFor(
  propertyType: string,
  slug: string,
  stated: number | null | undefined,
  floor: number,
): number {
  const [lowest, highest] = USUAL_FLOORS[propertyType] ?? [3, 3];
  return stated ?? (floor > 0 ? floor + 2 : lowest + (hash(`floors of ${slug}`) % (highest - lowest + 1)));
}

interface Shown {
  design: Design;
  tier: Tier;
  time: TimeOfDay;
}

const forEachTime = <Value>(make: (time: TimeOfDay) => Value): Record<TimeOfDay, Value> => ({
  dawn: make('dawn'),
  day: make('day'),
  golden: make('golden'),
  dusk: make('dusk'),
});

/** A number for every design and time, computed once because every listing compares many covers. */
const PREFERENCES = Object.fromEntries(
  DESIGN_NAMES.map((design) => [design, forEachTime((time) => hash(`${design} ${time}`))]),
) as Record<Design, Record<TimeOfDay, number>>;

/** Listings that a visitor sees together. */
const WINDOW = 9;
/** A night scene follows another one after at least this many listings, so that ten hold at most two. */
const BETWEEN_NIGHTS = 6;

/** Building sites have no lamps, so that they are rarely shown at night. */
const DARK_SITE = 9;

/** Costs of the same design in the same light, in the same price class or another. */
const TWINS = 1000;
const LOOKALIKES = 60;

/** How much a cover would repeat those shown before it in a list; the last one is the nearest. */
function countRepetition(shown: readonly Shown[], { design, tier, time }: Shown): number {
  let cost = 0;
  for (let distance = 1; distance <= shown.length; distance++) {
    const other = shown[shown.length - distance];
    if (other?.design === design) {
      const inSameLight = other.tier === tier ? TWINS : LOOKALIKES;
      cost += other.time === time ? inSameLight : 18 / distance;
    }
    if (other?.time !== time) continue;
    cost += distance === 1 ? 4 : 0.6 / distance;
    if (time === 'dusk' && distance <= BETWEEN_NIGHTS) cost += 500;
  }
  return cost;
}

/** A preference between 0 and 2.5 that is the same for the same listing and cover. */
const taste = (seed: number, { design, time }: Shown): number =>
  (Math.imul(seed ^ PREFERENCES[design][time], 2654435761) >>> 0) / 2 ** 32 / 0.4;

/**
 * Chooses a design and a light for each listing in the order of their age, so that no list shows twins close together.
 * `lists` names the lists that show the listing; listings outside of all lists are not remembered.
 */
export function createCoverPicker(): (subject: CoverSubject, lists: readonly string[]) => Cover {
  const memory = new Map<string, Shown[]>();
  return ({ slug, propertyType, floors, sqFt, tier, city, possession }, lists) => {
    const region = REGIONS_BY_CITY[city] ?? 'north';
    const kind = kindFor(propertyType, floors);
    const options = findDesigns({ kind, floors, tier, region }).flatMap((design) =>
      TIMES.map((time): Shown => ({ design, tier, time })),
    );
    const seed = hash(slug);
    const cost = (option: Shown): number =>
      lists.reduce((sum, list) => sum + countRepetition(memory.get(list) ?? [], option), 0) +
      (option.time === 'dusk' && possession !== 'ready_to_move' ? DARK_SITE : 0) +
      taste(seed, option);
    const [first, ...others] = options.map((option) => ({ option, cost: cost(option) }));
    if (!first) throw new Error(`no design fits a ${kind} with ${floors} floors in ${city}`);
    const { option } = others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
    for (const list of lists) memory.set(list, [...(memory.get(list) ?? []), option].slice(-WINDOW));
    const onLand = isLand(kind);
    const facts: ElevationFacts = {
      design: option.design,
      floors: onLand ? 0 : floors,
      size: onLand ? Math.max(1, Math.round(sqFt / 9)) : 0,
      tier,
      region,
      stage: onLand ? 'ready' : STAGES_BY_STATUS[possession],
    };
    return { facts, time: option.time };
  };
}
