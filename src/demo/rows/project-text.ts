import type { PossessionStatus } from '#contract';
import { areaText } from '../areas.ts';
import { formatMonth } from '../calendar.ts';
import { projectOpenings, projectOutlook, projectPractice, projectProgress } from '../content/project-descriptions.ts';
import { projectHighlights } from '../content/project-names.ts';
import { projectShapes } from '../content/project-plans.ts';
import { fill, html } from '../fill.ts';
import type { Random } from '../random.ts';
import type { Configuration } from './demo-rows.ts';
import type { Place } from './listing-place.ts';
import type { ProjectIdea } from './project-mix.ts';

/** Facts used in the text of a project. */
export interface ProjectFacts {
  idea: ProjectIdea;
  place: Place;
  acres: number;
  possession: PossessionStatus;
  handover: string | null;
  configurations: Configuration[];
}

const homesOn = (acres: number, kind: ProjectIdea['kind']): string =>
  (Math.round((acres * projectShapes[kind].homesPerAcre) / 4) * 4).toLocaleString('en-IN');

const extent = (configuration: Configuration | undefined): string =>
  configuration ? areaText(configuration.area) : '';

/** Two or three paragraphs: what it is, how it is built, when it is ready. */
export function projectDescription(facts: ProjectFacts, random: Random): string {
  const { idea, place, acres, possession, handover, configurations } = facts;
  const gaps = {
    project: idea.title,
    locality: place.locality,
    city: idea.city.name,
    landmark: place.landmarks[0] ?? place.locality,
    acres: areaText({ value: acres, unit: 'acre' }),
    homes: homesOn(acres, idea.kind),
    smallest: extent(configurations[0]),
    largest: extent(configurations.at(-1)),
    handover: handover ? formatMonth(handover) : '',
  };
  const practice = possession === 'ready_to_move' ? projectPractice : [...projectProgress, ...projectPractice];
  const sentences = [
    random.pick(projectOpenings[idea.kind]),
    ...random.some(practice, random.int(1, 2)),
    projectOutlook[idea.kind === 'plotted' ? 'land' : 'building'][possession],
  ];
  return html(sentences.map((sentence) => fill(sentence, gaps)));
}

/** Three to five lines. */
export const projectHighlight = (kind: ProjectIdea['kind'], random: Random): string =>
  random.some(projectHighlights[kind], random.int(3, 5)).join('\n');
