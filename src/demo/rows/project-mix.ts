import { demoBuilders } from '../content/builders.ts';
import type { ProjectKind } from '../content/markets.ts';
import { projectFirstNames, projectSecondNames } from '../content/project-names.ts';
import { cyclic, randomFor } from '../random.ts';
import { createSlugger } from '../slugs.ts';
import { dealFates, type Fate } from './fates.ts';
import { allCities, type DemoCity } from './listing-place.ts';

/** City, kind and builder of a project, before any details. */
export interface ProjectIdea {
  /** 1 is the oldest project. */
  number: number;
  city: DemoCity;
  kind: ProjectKind;
  title: string;
  slug: string;
  builder: string;
  fate: Fate;
}

/** Cities with at least this many projects may have unpublished ones. */
const MANY = 14;

const countProjects = ({ market }: DemoCity): number =>
  Object.values(market.projects).reduce((sum, count) => sum + count, 0);

function sites(): { city: DemoCity; kind: ProjectKind }[] {
  const inOrder = allCities.flatMap((city) =>
    Object.entries(city.market.projects).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => ({ city, kind: kind as ProjectKind })),
    ),
  );
  return randomFor('sites of projects').some(inOrder, inOrder.length);
}

/** The first unused pair of names; first names rotate, so that neighbours differ. */
function nameFor(kind: ProjectKind, number: number, usedNames: Set<string>): string {
  const random = randomFor(`name of project ${number}`);
  const first = cyclic(projectFirstNames, number * 7);
  const seconds = projectSecondNames[kind];
  const names = random.some(seconds, seconds.length).map((second) => `${first} ${second}`);
  const name = names.find((candidate) => !usedNames.has(candidate));
  if (name === undefined) throw new Error(`no name is left for a project of ${kind}`);
  usedNames.add(name);
  return name;
}

/** The 150 projects of the demo data by age, oldest first. */
export function projectIdeas(): ProjectIdea[] {
  const usedNames = new Set<string>();
  const slugFor = createSlugger();
  const turns = new Map<string, number>();
  const all = sites();
  const spare = all.filter(({ city }) => countProjects(city) >= MANY);
  const fates = dealFates(spare, { draft: 4, scheduled: 2, withdrawn: 2, sold: 2 });
  return all.map((site, index) => {
    const { city, kind } = site;
    const number = index + 1;
    const turn = turns.get(city.slug) ?? 0;
    turns.set(city.slug, turn + 1);
    const locals = demoBuilders.filter(([, , cities]) => cities.includes(city.slug));
    const title = nameFor(kind, number, usedNames);
    return {
      number,
      city,
      kind,
      title,
      slug: slugFor(`${title} ${city.name}`),
      builder: cyclic(locals, turn)[0],
      fate: fates.get(site) ?? 'published',
    };
  });
}
