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

/** The 1,200 properties of the demo data in the order of their age, oldest first. */
export function propertyIdeas(projects: readonly DemoProject[]): PropertyIdea[] {
  const ideas = shuffledTypes().map((type, index): PropertyIdea => {
    const number = index + 1;
    const profile = demoTypes[type];
    const city = cityFor(profile, `city of property ${number}`);
    const project = projectFor(profile, city.slug, projects, `project of property ${number}`);
    return { number, type, profile, city, project, fate: 'published', onRequest: false };
  });
  const fates = dealFates(
    ideas.filter(({ profile }) => profile.count >= COMMON),
    { draft: 14, scheduled: 8, withdrawn: 12, sold: 10, deleted: 6 },
  );
  const dear = ideas.filter((idea) => DEAR.has(idea.type) && !fates.has(idea));
  const onRequest = new Set(randomFor('prices on request').some(dear, ON_REQUEST));
  return ideas.map((idea) => ({ ...idea, fate: fates.get(idea) ?? 'published', onRequest: onRequest.has(idea) }));
}
