import { type Area, inUnit, squareFeet } from '../areas.ts';
import type { Bhk } from '../content/bhk-options.ts';
import { LAND_STEPS, plotSizesIn } from '../content/land-sizes.ts';
import { FLAT_AREAS } from '../content/types-homes.ts';
import { askingPrice } from '../money.ts';
import type { Random } from '../random.ts';
import type { Configuration } from './demo-rows.ts';
import type { Place } from './listing-place.ts';
import type { PropertyIdea } from './property-mix.ts';

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
