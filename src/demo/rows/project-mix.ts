import type { PossessionStatus } from '#contract';
import { areaText, squareFeet } from '../amounts.ts';
import { formatMonth } from '../calendar.ts';
import { demoBuilders } from '../content/builders.ts';
import { GROUP_TAGS, type NeutralTag } from '../content/catalogue.ts';
import { bhkLabel, type ProjectKind } from '../content/markets.ts';
import {
  projectInUse,
  projectOpenings,
  projectOutlook,
  projectPractice,
  projectProgress,
} from '../content/project-descriptions.ts';
import { projectFirstNames, projectHighlights, projectSecondNames } from '../content/project-names.ts';
import { projectShapes } from '../content/project-plans.ts';
import { cyclic, fill, html, type Random, randomFor } from '../random.ts';
import { createSlugger } from '../slugs.ts';
import type { Configuration } from './demo-rows.ts';
import { dealFates, type Fate } from './listing-details.ts';
import { describeWay, joinNames, mentionAmenities } from './listing-facts.ts';
import { allCities, type DemoCity, inLocality, type Place } from './listing-place.ts';

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

const FITTING: Record<ProjectKind, NeutralTag[]> = {
  tower: ['Gated', 'Bank approved', 'Vastu friendly', 'Park facing', 'Low density', 'Rooftop'],
  villas: ['Gated', 'Low density', 'Park facing', 'Freehold', 'Rooftop'],
  floors: ['Low density', 'Freehold', 'Vastu friendly', 'Rooftop'],
  plotted: ['Freehold', 'Gated', 'Road facing', 'Bank approved'],
  business: ['Road facing', 'Bank approved', 'Pre-leased', 'Rooftop'],
};

/** Two to five tags; sometimes the first one is a home page group. */
export function projectTags(kind: ProjectKind, nearMetro: boolean, random: Random): string[] {
  const group = random.weighted([
    [[], 60],
    [[GROUP_TAGS.featured], 14],
    [[GROUP_TAGS.top], 12],
    [[GROUP_TAGS.trending], 14],
  ]);
  const neutral = random.some(
    FITTING[kind],
    random.weighted([
      [2, 6],
      [3, 2],
    ] as const),
  );
  return [...group, ...neutral, ...(nearMetro ? ['Near metro'] : [])];
}

/** Facts used in the text of a project. */
export interface ProjectFacts {
  idea: ProjectIdea;
  place: Place;
  acres: number;
  possession: PossessionStatus;
  handover: string | null;
  configurations: Configuration[];
  amenities: readonly string[];
}

const homesOn = (acres: number, kind: ProjectIdea['kind']): string =>
  (Math.round((acres * projectShapes[kind].homesPerAcre) / 4) * 4).toLocaleString('en-IN');

/** '900 to 1,450 sq ft' */
function sizeRange(configurations: readonly Configuration[]): string {
  const [first, ...others] = configurations.map(({ area }) => area).toSorted((a, b) => squareFeet(a) - squareFeet(b));
  if (first === undefined) throw new Error('a project without configurations has no sizes');
  const last = others.at(-1) ?? first;
  return first.unit === last.unit
    ? `${first.value.toLocaleString('en-IN')} to ${areaText(last)}`
    : `${areaText(first)} to ${areaText(last)}`;
}

/** '2, 2.5 and 3 BHK' */
function bhkRange(configurations: readonly Configuration[]): string {
  const labels = [...new Set(configurations.flatMap(({ bhk }) => (bhk === null ? [] : bhkLabel(bhk))))];
  const isBhk = labels.every((label) => label.endsWith(' BHK'));
  return joinNames(
    isBhk ? labels.map((label, place) => (place < labels.length - 1 ? label.slice(0, -4) : label)) : labels,
  );
}

/** Remembers how often each text was used, so that projects rarely share one. */
export type TextCounts = Map<string, number>;

/** Some of the texts that were used least. */
function pickRare(texts: readonly string[], count: number, counts: TextCounts, random: Random): string[] {
  const shuffled = random.some(texts, texts.length);
  const chosen = shuffled.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)).slice(0, count);
  for (const text of chosen) counts.set(text, (counts.get(text) ?? 0) + 1);
  return chosen;
}

/** Three paragraphs: what it is and where, how it is built, when it is ready. */
export function projectDescription(facts: ProjectFacts, counts: TextCounts): string {
  const { idea, place, acres, possession, handover, configurations, amenities } = facts;
  const random = randomFor(`words of project ${idea.number}`);
  const isReady = possession === 'ready_to_move';
  const gaps = {
    project: idea.title,
    locality: place.locality,
    'in locality': inLocality(place.locality),
    city: idea.city.name,
    acres: areaText({ value: acres, unit: 'acre' }),
    homes: homesOn(acres, idea.kind),
    bhks: bhkRange(configurations),
    range: sizeRange(configurations),
    handover: handover ? formatMonth(handover) : '',
    amenities: mentionAmenities(amenities, idea.number) ?? 'a staffed gate and visitors’ parking',
    ...describeWay(idea.city, place),
  };
  const isLand = idea.kind === 'plotted';
  const isHome = idea.kind === 'tower' || idea.kind === 'villas';
  const later = isReady ? (isHome ? projectInUse : []) : projectProgress;
  const outlook = projectOutlook[isLand ? 'land' : 'building'][possession];
  const pick = (texts: readonly string[], count: number) =>
    pickRare(texts, count, counts, random).map((text) => fill(text, gaps));
  return html([
    ...pick(projectOpenings[idea.kind], 1),
    pick(projectPractice[idea.kind], random.int(2, 3)).join(' '),
    [...pick(outlook, 1), ...pick(later, random.int(0, 1))].join(' '),
  ]);
}

/** Three to five lines. */
export const projectHighlight = (kind: ProjectIdea['kind'], random: Random): string =>
  random.some(projectHighlights[kind], random.int(3, 5)).join('\n');
