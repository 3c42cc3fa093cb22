import type { Ownership, PowerBackup, PreferredTenants, WaterSupply } from '#contract';
import { inUnit } from '../amounts.ts';
import { BASE_DATE, daysFrom, momentBetween } from '../calendar.ts';
import type { Family } from '../content/property-type.ts';
import { type Random, randomFor } from '../random.ts';
import type { DemoPrice, PropertyRow } from './demo-rows.ts';
import type { PropertyFacts } from './listing-facts.ts';

/** The year in which the demo is set. */
const YEAR = BASE_DATE.getUTCFullYear();

/** Sellers often leave facts out. */
const known = <Value>(share: number, random: Random, value: () => Value): Value | null =>
  random.chance(share) ? value() : null;

/** Carpet area within the walls, and the super built-up area that builders sell. */
function pickAreas({ idea, size }: PropertyFacts, random: Random) {
  const { family } = idea.profile;
  const hasWalls = family === 'flat' || family === 'house' || family === 'office' || family === 'shop';
  const scaled = (low: number, high: number) => inUnit(size.area.value * random.between(low, high), 'sq_ft', 5);
  const carpet = hasWalls ? known(0.75, random, () => scaled(0.76, 0.88)) : null;
  const superArea = family === 'flat' || family === 'office' ? known(0.6, random, () => scaled(1.12, 1.3)) : null;
  return {
    carpetAreaValue: carpet?.value ?? null,
    carpetAreaUnit: carpet?.unit ?? null,
    superAreaValue: superArea?.value ?? null,
    superAreaUnit: superArea?.unit ?? null,
  };
}

function pickFloors({ idea, floor }: PropertyFacts, random: Random) {
  if (!idea.profile.floors) return { floor: null, totalFloors: null };
  const isLow = idea.type === 'builder_floor_apartment';
  const height = isLow ? Math.max(floor, random.int(3, 4)) : Math.max(floor, 4) + random.int(0, 9);
  // A penthouse is on the top floor.
  const totalFloors = idea.type === 'penthouse' ? floor : height;
  return { floor, totalFloors: known(0.9, random, () => totalFloors) };
}

/** A home that is not finished has no age. */
function pickBuiltYear({ idea, possession }: PropertyFacts, random: Random): number | null {
  if (possession.possessionStatus !== 'ready_to_move') return null;
  const handedOver = possession.possessionDate === null ? null : Number(possession.possessionDate.slice(0, 4));
  if (handedOver !== null) return Math.min(handedOver, YEAR);
  return known(0.8, random, () => YEAR - random.int(idea.project ? 1 : 3, idea.project ? 6 : 22));
}

const WATER: [WaterSupply, number][] = [
  ['municipal', 45],
  ['municipal_and_borewell', 35],
  ['borewell', 17],
  ['tanker', 3],
];

const BACKUP: [PowerBackup, number][] = [
  ['full', 50],
  ['partial', 35],
  ['none', 15],
];

const OWNERSHIPS: [Ownership, number][] = [
  ['freehold', 70],
  ['leasehold', 15],
  ['co_operative_society', 13],
  ['power_of_attorney', 2],
];

/** Land has no housing society, and farms are not leased out by an authority. */
const ownershipOfLand = (family: Family, chosen: Ownership): Ownership =>
  family === 'plot' && chosen === 'leasehold' ? 'leasehold' : 'freehold';

/** Land has none of these. */
const NOT_BUILT = {
  carpetAreaValue: null,
  carpetAreaUnit: null,
  superAreaValue: null,
  superAreaUnit: null,
  floor: null,
  totalFloors: null,
  builtYear: null,
  coveredParking: null,
  openParking: null,
  balconies: null,
  powerBackup: null,
  hasLift: null,
};

/** Facts of a property; the random numbers are its own, so that they do not change the rest of the demo. */
export function pickFacts(facts: PropertyFacts): Partial<PropertyRow> {
  const { idea, size } = facts;
  const random = randomFor(`facts of property ${idea.number}`);
  const { family } = idea.profile;
  const chosenOwnership = known(0.7, random, () => random.weighted(OWNERSHIPS));
  const waterSupply = known(0.6, random, () => random.weighted(WATER));
  const isLand = family === 'plot' || family === 'farm-land';
  const ownership = chosenOwnership && isLand ? ownershipOfLand(family, chosenOwnership) : chosenOwnership;
  // A farm has its own water, and its description says which.
  if (isLand) return { ownership, waterSupply: family === 'plot' ? waterSupply : null, ...NOT_BUILT };
  const bedrooms = size.bhk === null ? 0 : Number.parseFloat(size.bhk);
  const floors = pickFloors(facts, random);
  return {
    ownership,
    waterSupply,
    ...pickAreas(facts, random),
    ...floors,
    builtYear: pickBuiltYear(facts, random),
    coveredParking: known(0.8, random, () => (bedrooms >= 4 ? 2 : random.int(0, 1) + (bedrooms >= 3 ? 1 : 0))),
    openParking: known(0.4, random, () => random.int(0, 2)),
    balconies:
      bedrooms === 0
        ? null
        : known(0.8, random, () => Math.max(1, Math.min(4, Math.round(bedrooms) - random.int(0, 1)))),
    powerBackup: known(0.75, random, () => random.weighted(BACKUP)),
    hasLift:
      floors.totalFloors === null
        ? null
        : known(0.95, random, () => (floors.totalFloors ?? 0) > 4 || random.chance(0.4)),
  };
}

const TENANTS: [PreferredTenants, number][] = [
  ['anyone', 45],
  ['family', 40],
  ['company', 15],
];

/** A year's rent as a share of the price. */
const HOME_YIELD: [number, number] = [0.024, 0.034];
const BUSINESS_YIELD: [number, number] = [0.055, 0.075];
const RENT_STEP = 500;

/** The terms of a property for sale, which has none. */
export const SALE_TERMS: Partial<PropertyRow> = {
  purpose: 'sale',
  deposit: null,
  availableFrom: null,
  minimumStayMonths: null,
  maintenanceIncluded: null,
  preferredTenants: null,
};

/** The terms of a home for rent; the rent follows from its value. */
export function pickRentTerms({ idea, size }: PropertyFacts): Partial<PropertyRow> & { price: number } {
  const random = randomFor(`rent of property ${idea.number}`);
  const share = random.between(...(size.bhk === null ? BUSINESS_YIELD : HOME_YIELD));
  const price = Math.max(5_000, Math.round((size.price * share) / 12 / RENT_STEP) * RENT_STEP);
  return {
    purpose: 'rent',
    price,
    deposit: known(0.9, random, () => price * random.pick([1, 2, 2, 3, 6])),
    availableFrom: known(0.8, random, () => daysFrom(BASE_DATE, random.int(-20, 75)).toISOString().slice(0, 10)),
    minimumStayMonths: known(0.7, random, () => random.pick([6, 11, 11, 11, 24])),
    maintenanceIncluded: known(0.8, random, () => random.chance(0.45)),
    preferredTenants: size.bhk === null ? 'company' : known(0.8, random, () => random.weighted(TENANTS)),
  };
}

/** The prices of a published property: a third were reduced once, and a few were raised. */
export function pickPrices({ publishedAt, updatedAt, price }: PropertyRow, number: number): DemoPrice[] {
  if (!publishedAt || !price) return [];
  const random = randomFor(`prices of property ${number}`);
  if (!random.chance(0.35)) return [{ since: publishedAt, price }];
  const step = price < 1_000_000 ? RENT_STEP : 50_000;
  const change = random.chance(0.8) ? random.between(1.02, 1.08) : random.between(0.94, 0.98);
  const before = Math.round((price * change) / step) * step;
  const changedAt = momentBetween(publishedAt, updatedAt ?? BASE_DATE, random.between(0.3, 0.9));
  const isLater = changedAt.getTime() - publishedAt.getTime() > 86_400_000;
  return isLater && before !== price
    ? [
        { since: publishedAt, price: before },
        { since: changedAt, price },
      ]
    : [{ since: publishedAt, price }];
}
