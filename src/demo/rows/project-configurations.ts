import type { Area } from '../amounts.ts';
import { areaText, askingPrice, inUnit, squareFeet } from '../amounts.ts';
import type { ProjectKind } from '../content/markets.ts';
import { type Bhk, bhkLabel } from '../content/markets.ts';
import {
  BUSINESS_UNITS,
  FLOOR_MIXES,
  HOME_MIXES,
  HOUSE_MIXES,
  PLOT_SIZES,
  projectShapes,
} from '../content/project-plans.ts';
import { FLAT_AREAS } from '../content/types-homes.ts';
import { floorPlan, surroundings } from '../pictures.ts';
import { cyclic, type Random } from '../random.ts';
import type { Configuration } from './demo-rows.ts';

/** Input for the configurations of a project. */
export interface PlanOptions {
  slug: string;
  kind: ProjectKind;
  perSqFt: number;
  /** Size of homes relative to the national average. */
  homeScale: number;
  /** Price level of the neighbourhood: expensive ones get larger homes. */
  level: number;
}

/** A choice from a list ordered from modest to grand; more expensive neighbourhoods get later items. */
function byLevel<T>(mixes: readonly T[], level: number, random: Random): T {
  const wish = (level - 0.5) / 1.5 + random.between(-0.35, 0.35);
  return cyclic(mixes, Math.floor(Math.min(0.999, Math.max(0, wish)) * mixes.length));
}

const pickPrice = (area: Area, perSqFt: number, random: Random): number =>
  askingPrice(squareFeet(area) * perSqFt * random.between(0.98, 1.03));

function homes(mix: readonly Bhk[], options: PlanOptions, random: Random): Configuration[] {
  const { slug, kind, perSqFt, homeScale } = options;
  const { size, locations } = projectShapes[kind];
  return mix.map((bhk, position) => {
    const twin = mix.indexOf(bhk) === position ? 0 : 0.5;
    const [smallest, largest] = FLAT_AREAS[bhk];
    const share = twin + random.between(0.05, 0.45);
    const area = inUnit((smallest + (largest - smallest) * share) * size * homeScale, 'sq_ft', 5);
    const title = `${bhkLabel(bhk)}, Type ${'ABCD'.charAt(position)}`;
    return {
      title,
      location: cyclic(locations, position),
      bhk,
      area,
      price: pickPrice(area, perSqFt, random),
      picture: floorPlan(`${slug} ${position}`, bhk, `${title}, ${areaText(area)}`),
    };
  });
}

function plots({ slug, perSqFt }: PlanOptions, random: Random): Configuration[] {
  const sizes = random.some(PLOT_SIZES, random.int(2, 4)).sort((a, b) => a - b);
  return sizes.map((value, position) => {
    const area: Area = { value, unit: 'sq_yd' };
    const title = `Plot of ${areaText(area)}`;
    const location = cyclic(projectShapes.plotted.locations, position);
    const picture = surroundings(`${slug} ${position}`, `${title}, ${location}`);
    return { title, location, bhk: null, area, price: pickPrice(area, perSqFt, random), picture };
  });
}

function units({ slug, perSqFt }: PlanOptions, random: Random): Configuration[] {
  const chosen = new Set(random.some(BUSINESS_UNITS, random.int(2, 4)));
  return BUSINESS_UNITS.filter((unit) => chosen.has(unit)).map(([title, location, [smallest, largest], level], at) => {
    const area = inUnit(random.between(smallest, largest), 'sq_ft', 10);
    const picture = surroundings(`${slug} ${at}`, `${title}, ${location}`);
    return { title, location, bhk: null, area, price: pickPrice(area, perSqFt * level, random), picture };
  });
}

const PLANS: Record<ProjectKind, (options: PlanOptions, random: Random) => Configuration[]> = {
  tower: (options, random) => homes(byLevel(HOME_MIXES, options.level, random), options, random),
  villas: (options, random) => homes(byLevel(HOUSE_MIXES, options.level, random), options, random),
  floors: (options, random) => homes(random.pick(FLOOR_MIXES), options, random),
  plotted: plots,
  business: units,
};

/** Two to four matching configurations. */
export const makeConfigurations = (options: PlanOptions, random: Random): Configuration[] =>
  PLANS[options.kind](options, random);
