import { PropertyType } from '#contract';
import type { TypeProfile } from '../content/property-type.ts';
import { demoTypes } from '../content/property-types.ts';
import { randomFor } from '../random.ts';
import type { DemoProject } from './demo-rows.ts';
import { dealFates, type Fate } from './listing-details.ts';
import { allCities, type DemoCity } from './listing-place.ts';

/** Type and city of a property, before any details. */
export interface PropertyIdea {
  /** 1 is the oldest property. */
  number: number;
  type: PropertyType;
  profile: TypeProfile;
  city: DemoCity;
  project: DemoProject | null;
  fate: Fate;
  /** The price is available on request only. */
  onRequest: boolean;
  isRent: boolean;
  /** 0 is the newest, 1 the oldest. */
  age: number;
}

/** Types with at least this many properties may have unpublished ones. */
const COMMON = 80;
const ON_REQUEST = 24;
const DEAR: ReadonlySet<PropertyType> = new Set([
  'villa',
  'penthouse',
  'farmhouse',
  'residential',
  'commercial_showroom',
  'commercial_land',
  'industrial_land',
]);
/** Probability that a property is in a project if its city has a suitable one. */
const IN_PROJECT = 0.8;

function shuffledTypes(): PropertyType[] {
  const inOrder = PropertyType.options.flatMap((type) => Array.from({ length: demoTypes[type].count }, () => type));
  return randomFor('types of properties').some(inOrder, inOrder.length);
}

/** A city suitable for the type. Dholera is undeveloped land, so it must be listed explicitly to be chosen. */
export function cityFor({ cities = {} }: TypeProfile, key: string): DemoCity {
  const liking = (slug: string) => cities[slug] ?? (slug === 'dholera' ? 0 : (cities.other ?? 1));
  return randomFor(key).weighted(allCities.map((city) => [city, city.market.share * liking(city.slug)] as const));
}

function projectFor({ projects: kinds = [] }: TypeProfile, city: string, all: readonly DemoProject[], key: string) {
  const random = randomFor(key);
  const fitting = all.filter(
    (project) => project.city === city && project.row.status === 'published' && kinds.includes(project.kind),
  );
  return fitting.length > 0 && random.chance(IN_PROJECT) ? random.pick(fitting) : null;
}

/** The 1,200 properties for sale of the demo data in the order of their age, oldest first. */
export function propertyIdeas(projects: readonly DemoProject[]): PropertyIdea[] {
  const types = shuffledTypes();
  const ideas = types.map((type, index): PropertyIdea => {
    const number = index + 1;
    const profile = demoTypes[type];
    const city = cityFor(profile, `city of property ${number}`);
    const project = projectFor(profile, city.slug, projects, `project of property ${number}`);
    const age = 1 - number / types.length;
    return { number, type, profile, city, project, fate: 'published', onRequest: false, isRent: false, age };
  });
  const fates = dealFates(
    ideas.filter(({ profile }) => profile.count >= COMMON),
    { draft: 14, scheduled: 8, withdrawn: 12, sold: 10, deleted: 6 },
  );
  const dear = ideas.filter((idea) => DEAR.has(idea.type) && !fates.has(idea));
  const onRequest = new Set(randomFor('prices on request').some(dear, ON_REQUEST));
  return ideas.map((idea) => ({ ...idea, fate: fates.get(idea) ?? 'published', onRequest: onRequest.has(idea) }));
}

const RENTED: [PropertyType, number][] = [
  ['flat/apartment', 46],
  ['builder_floor_apartment', 12],
  ['residential', 6],
  ['villa', 4],
  ['studio_apartment', 6],
  ['service_apartment', 4],
  ['penthouse', 2],
  ['commercial_office_space', 8],
  ['office_in_it_park', 4],
  ['commercial_shop', 5],
  ['commercial_showroom', 1],
  ['warehouse/godown', 2],
];
const RENT_COUNT = 240;
/** Their numbers follow those of the properties for sale. */
const FIRST_RENT_NUMBER = 2001;

/** The 240 properties for rent, which are ready; oldest first. */
export function rentIdeas(projects: readonly DemoProject[]): PropertyIdea[] {
  const ready = projects.filter(({ possession }) => possession === 'ready_to_move');
  return Array.from({ length: RENT_COUNT }, (_, index): PropertyIdea => {
    const number = FIRST_RENT_NUMBER + index;
    const type = randomFor(`type of property ${number}`).weighted(RENTED);
    const profile = demoTypes[type];
    const city = cityFor(profile, `city of property ${number}`);
    const project = projectFor(profile, city.slug, ready, `project of property ${number}`);
    const age = 1 - (index + 0.5) / RENT_COUNT;
    return { number, type, profile, city, project, fate: 'published', onRequest: false, isRent: true, age };
  });
}
