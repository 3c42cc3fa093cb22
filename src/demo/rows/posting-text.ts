import type { Furnishing, PostedBy } from '#contract';
import { areaText } from '../amounts.ts';
import { bhkLabel } from '../content/markets.ts';
import {
  POSTED_FURNISHED_LINES,
  POSTED_HOME_LINES,
  POSTED_LAND_AND_SHOP_TITLES,
  POSTED_LINES,
  POSTED_NEW_HOME_LINES,
  POSTED_PLACE_LINES,
  POSTED_TITLES,
} from '../content/postings.ts';
import { fill, ordinal, placeholdersIn, randomFor } from '../random.ts';
import { describeWay } from './listing-facts.ts';
import { inLocality, type Place } from './listing-place.ts';
import type { Size } from './property-details.ts';
import type { PropertyIdea } from './property-mix.ts';

const FURNISHED: Record<Furnishing, string | undefined> = {
  full: 'fully furnished',
  semi: 'semi-furnished',
  unfurnished: undefined,
};

interface PostingFacts {
  idea: PropertyIdea;
  place: Place;
  size: Size;
  postedBy: PostedBy;
  floor: number | null;
  furnishing: Furnishing | null;
}

function postingGaps({ idea, place, size, floor, furnishing }: PostingFacts): Record<string, string> {
  const furnished = furnishing && FURNISHED[furnishing];
  return {
    noun: idea.profile.noun,
    area: areaText(size.area),
    city: idea.city.name,
    'in locality': inLocality(place.locality),
    ...describeWay(idea.city, place),
    ...(size.bhk === null ? {} : { size: bhkLabel(size.bhk) }),
    ...(furnished ? { furnished } : {}),
    ...(floor ? { floor: `${ordinal(floor)} floor` } : {}),
  };
}

const LONGEST_TITLE = 80;

/** The details as a poster writes them: a title and some short lines; the random numbers are their own. */
export function writePosting(facts: PostingFacts): string {
  const { idea, size, postedBy } = facts;
  const random = randomFor(`words of posting ${idea.number}`);
  const gaps = postingGaps(facts);
  const fillAll = (lines: readonly string[]) =>
    lines.filter((line) => placeholdersIn(line).every((name) => name in gaps)).map((line) => fill(line, gaps));
  const titles = fillAll(size.bhk === null ? POSTED_LAND_AND_SHOP_TITLES : POSTED_TITLES);
  const title = random.pick(titles.filter(({ length }) => length <= LONGEST_TITLE));
  const landmark = gaps['landmark'] ?? '';
  const places = fillAll(POSTED_PLACE_LINES).filter((line) => !(title.includes(landmark) && line.includes(landmark)));
  const own = postedBy === 'builder' ? POSTED_NEW_HOME_LINES : POSTED_HOME_LINES;
  const home = size.bhk === null ? [] : [...own, ...('furnished' in gaps ? POSTED_FURNISHED_LINES : [])];
  return [
    title,
    ...random.some(places, 1),
    ...random.some(home, random.int(1, 2)),
    ...random.some(POSTED_LINES[postedBy], random.int(2, 3)),
  ].join('\n');
}
