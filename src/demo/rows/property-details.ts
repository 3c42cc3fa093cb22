import { Facing, type Furnishing, type PossessionStatus } from '#contract';
import { type Area, askingPrice, inUnit, monthlyCharge, squareFeet } from '../amounts.ts';
import { monthFromBase } from '../calendar.ts';
import type { Bhk } from '../content/markets.ts';
import { LAND_STEPS, plotSizesIn } from '../content/markets.ts';
import type { Family, TypeProfile } from '../content/property-type.ts';
import { FLAT_AREAS } from '../content/types-homes.ts';
import type { Random } from '../random.ts';
import { ordinal } from '../random.ts';
import type { Configuration } from './demo-rows.ts';
import type { Place } from './listing-place.ts';
import type { PropertyIdea } from './property-mix.ts';

const letter = (random: Random): string => 'ABCDEFGH'.charAt(random.int(0, 7));

/** The floor of a property; types without floors are on the ground floor. */
export const pickFloor = ({ floors }: TypeProfile, random: Random): number => (floors ? random.int(...floors) : 0);

/** The first line of the address, before project or neighbourhood. */
const DOORS: Record<Family, (random: Random, floor: number) => string> = {
  flat: (random, floor) => `${letter(random)}-${floor}0${random.int(1, 6)}`,
  house: (random) => `House ${random.int(3, 480)}, Block ${letter(random)}`,
  plot: (random) => `Plot ${random.int(2, 390)}, Pocket ${letter(random)}`,
  'farm-land': (random) => `Khasra ${random.int(11, 260)}/${random.int(1, 9)}`,
  office: (random, floor) => `Unit ${floor}0${random.int(1, 9)}`,
  shop: (random) => `Shop ${random.int(1, 64)}, Ground floor`,
  industry: (random) => `Plot ${random.int(4, 220)}, Industrial estate`,
};

const builderFloor = (random: Random, floor: number): string =>
  `${letter(random)}-${random.int(4, 310)}, ${ordinal(floor)} floor`;

/** The postal address. */
export function makeAddress(idea: PropertyIdea, place: Place, floor: number, random: Random): string {
  const { type, profile, city, project } = idea;
  const door = (type === 'builder_floor_apartment' ? builderFloor : DOORS[profile.family])(random, floor);
  const where = [project?.row.title ?? null, place.locality, city.name, city.state].filter((part) => part !== null);
  return [door, ...new Set(where)].join(', ');
}

/** Size and price of a property. */
export interface Size {
  bhk: Bhk | null;
  area: Area;
  price: number;
}

/** Half an acre: larger land is offered in acres. */
const LARGE_LAND = 21_780;

/** Types that use one of their project's configurations. */
const AS_PLANNED: ReadonlySet<string> = new Set(['flat/apartment', 'villa', 'builder_floor_apartment', 'plot']);

/** Log-uniform, because small areas are more common than large ones. */
const logBetween = (low: number, high: number, random: Random): number => low * (high / low) ** random.next();

function dwelling({ profile, city }: PropertyIdea, random: Random): { bhk: Bhk; area: Area } {
  const bhk = random.weighted<Bhk>(profile.bhks ?? [['2', 1]]);
  const [smallest, largest] = FLAT_AREAS[bhk];
  const scale = (typeof profile.size === 'number' ? profile.size : 1) * city.homeScale;
  return { bhk, area: inUnit(random.between(smallest, largest) * scale, 'sq_ft', 5) };
}

function land({ type, city }: PropertyIdea, sqFt: number, random: Random): Area {
  if (type === 'plot') {
    const { unit, values } = plotSizesIn(city.slug);
    return { value: random.pick(values), unit };
  }
  if (type === 'agricultural_land') return inUnit(sqFt, city.market.farmUnit, LAND_STEPS[city.market.farmUnit]);
  const unit = sqFt > LARGE_LAND && random.chance(0.7) ? 'acre' : plotSizesIn(city.slug).unit;
  return inUnit(sqFt, unit, LAND_STEPS[unit]);
}

function ownSize(idea: PropertyIdea, random: Random): { bhk: Bhk | null; area: Area } {
  const { family, size } = idea.profile;
  if (typeof size === 'number') return dwelling(idea, random);
  const sqFt = logBetween(...size, random);
  if (family === 'plot' || family === 'farm-land') return { bhk: null, area: land(idea, sqFt, random) };
  return { bhk: null, area: inUnit(sqFt, 'sq_ft', sqFt < 2000 ? 5 : 50) };
}

/** Rupees per square foot of this type in this place. */
function perSqFt({ type, profile, city, project }: PropertyIdea, { level }: Place): number {
  const { flatPerSqFt, landPerSqYd, farmPerAcre } = city.market;
  if (project) return AS_PLANNED.has(type) ? project.perSqFt : project.perSqFt * profile.level;
  if (profile.family === 'farm-land') return (farmPerAcre / 43_560) * profile.level * (0.6 + level / 2);
  return (profile.family === 'plot' ? landPerSqYd / 9 : flatPerSqFt) * profile.level * level;
}

/** A configuration with a slightly varied area. */
const asPlanned = ({ bhk, area }: Configuration, random: Random): { bhk: Bhk | null; area: Area } =>
  bhk === null ? { bhk, area } : { bhk, area: inUnit(area.value * random.between(0.98, 1.03), 'sq_ft', 5) };

/** The size and price of a property, from its project or independent of one. */
export function pickSize(idea: PropertyIdea, place: Place, random: Random): Size {
  const planned = idea.project && AS_PLANNED.has(idea.type) ? random.pick(idea.project.configurations) : null;
  const { bhk, area } = planned ? asPlanned(planned, random) : ownSize(idea, random);
  const merit = idea.project ? random.between(0.96, 1.09) : random.between(0.88, 1.14);
  return { bhk, area, price: askingPrice(squareFeet(area) * perSqFt(idea, place) * merit) };
}

/** Possession status and date of a property. */
export interface Possession {
  possessionStatus: PossessionStatus;
  possessionDate: string | null;
}

const isLand = (family: Family): boolean => family === 'plot' || family === 'farm-land';

/** The possession of a project applies to its properties; other properties are mostly ready. */
export function pickPossession({ project, profile, isRent }: PropertyIdea, random: Random): Possession {
  const handedOver = random.chance(0.3) ? monthFromBase(-random.int(2, 60)) : null;
  if (project) {
    return { possessionStatus: project.possession, possessionDate: project.handover ?? handedOver };
  }
  if (isRent || isLand(profile.family) || profile.family === 'industry' || random.chance(0.84)) {
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
  if (bhk !== null) {
    const bedrooms = Number.parseFloat(bhk);
    const extra = random.chance(0.35) ? 1 : 0;
    return bedrooms <= 1 ? 1 : Math.floor(bedrooms) + extra;
  }
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
