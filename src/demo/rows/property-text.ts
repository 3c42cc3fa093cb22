import { areaText, squareFeet } from '../amounts.ts';
import { formatMonth } from '../calendar.ts';
import { descriptionTemplates } from '../content/description-templates.ts';
import { bhkLabel } from '../content/markets.ts';
import { titleTemplates } from '../content/title-templates.ts';
import type { Random } from '../random.ts';
import { fill, html, ordinal, withArticle } from '../random.ts';
import { inLocality, type Place } from './listing-place.ts';
import type { Possession, Size } from './property-details.ts';
import type { PropertyIdea } from './property-mix.ts';

/** Facts used in the texts of a property. */
export interface PropertyFacts {
  idea: PropertyIdea;
  place: Place;
  size: Size;
  possession: Possession;
  floor: number;
}

const isReady = ({ possession }: PropertyFacts): boolean => possession.possessionStatus === 'ready_to_move';

/** A workplace needs about ninety square feet, including corridors. */
const seatsIn = (sqFt: number): string => String(Math.max(5, Math.round(sqFt / 90 / 5) * 5));

const gapsFor = ({ idea, place, size, possession, floor }: PropertyFacts): Record<string, string> => ({
  noun: idea.profile.noun,
  'a noun': withArticle(idea.profile.noun),
  land: idea.profile.noun.replace('plot', 'land'),
  size: size.bhk === null ? '' : bhkLabel(size.bhk),
  area: areaText(size.area),
  seats: seatsIn(squareFeet(size.area)),
  floor: ordinal(floor),
  locality: place.locality,
  'in locality': inLocality(place.locality),
  city: idea.city.name,
  landmark: place.landmarks[0] ?? place.locality,
  project: idea.project?.row.title ?? '',
  handover: possession.possessionDate ? formatMonth(possession.possessionDate) : '',
});

/** Text that only fits a home that has been lived in. */
const LIVED_IN = /kept|painted/;

/** A title that is not in use yet. */
export function makeTitle(facts: PropertyFacts, usedTitles: Set<string>, random: Random): string {
  const { alone, inProject, quality, view, feature } = titleTemplates[facts.idea.profile.family];
  const qualities = isReady(facts) ? quality : quality.filter((word) => !LIVED_IN.test(word));
  const gaps = gapsFor(facts);
  for (let attempt = 0; attempt < 60; attempt++) {
    const title = fill(random.pick(facts.idea.project ? inProject : alone), {
      ...gaps,
      quality: random.pick(qualities),
      view: random.pick(view),
      feature: random.pick(feature),
    });
    if (!usedTitles.has(title)) {
      usedTitles.add(title);
      return title;
    }
  }
  throw new Error(`the words for ${facts.idea.type} are used up`);
}

/** Text that only fits a home with at least two bedrooms. */
const SEVERAL_BEDROOMS = /bedrooms|(?:main|second) bedroom/i;

/** Text that only fits a home for sale. */
const FOR_SALE = /seller|loan|buyers|offer|papers|title|sale|asking price|registration|stamp duty|tenant|lease/i;

/** The sentences that fit the size of the home and its purpose. */
function fitting(sentences: readonly string[], { size, idea }: PropertyFacts): readonly string[] {
  const isSmall = size.bhk !== null && Number.parseFloat(size.bhk) < 2;
  return sentences.filter(
    (sentence) => !(isSmall && SEVERAL_BEDROOMS.test(sentence)) && !(idea.isRent && FOR_SALE.test(sentence)),
  );
}

/** Two to four paragraphs and sometimes a list: what it is, its features, what to know. */
export function makeDescription(facts: PropertyFacts, random: Random): string {
  const { family } = facts.idea.profile;
  const { openings, middles, closings, points } =
    descriptionTemplates[isReady(facts) || family === 'plot' ? family : 'underway'];
  const gaps = gapsFor(facts);
  const sentences = [
    random.pick(fitting(openings, facts)),
    ...random.some(
      fitting(middles, facts),
      random.weighted([
        [0, 2],
        [1, 6],
        [2, 4],
      ] as const),
    ),
    random.pick(facts.idea.isRent ? fitting(closings, facts) : closings),
  ];
  return html(
    sentences.map((sentence) => fill(sentence, gaps)),
    random.chance(0.35) ? random.some(facts.idea.isRent ? fitting(points, facts) : points, random.int(3, 5)) : [],
  );
}
