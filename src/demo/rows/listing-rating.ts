import { GROUP_TAGS } from '../content/catalogue.ts';
import { type Random, randomFor } from '../random.ts';

/** The lowest ratings, in tenths, of listings in the groups of the home page. */
const LOWEST: Partial<Record<string, number>> = {
  [GROUP_TAGS.featured]: 42,
  [GROUP_TAGS.top]: 43,
  [GROUP_TAGS.trending]: 40,
  [GROUP_TAGS.added]: 34,
};

/** The home page group among the tags of a listing. */
export const findGroup = (tags: readonly string[]): string | undefined => tags.find((tag) => tag in LOWEST);

/** The company's ratings of a listing. */
export interface Ratings {
  rating: number | null;
  decisionDriversLifeStyle: number | null;
  decisionDriversConnectivity: number | null;
  decisionDriversLivability: number | null;
  decisionDriversValueForMoney: number | null;
}

/** Most listings are a little above the middle. */
const MIDDLE = 3.7;

const clampStars = (stars: number): number => Math.min(5, Math.max(1, stars));

/** Four stars around the rating: one above, one below and two next to it, in any order. */
function pickStars(rating: number, random: Random): number[] {
  const [near, far] = [Math.round(rating), Math.round(rating + (random.chance(0.5) ? 0.6 : -0.6))];
  return random.some([near, near, far, random.chance(0.3) ? far - 1 : near].map(clampStars), 4);
}

interface RatingOptions {
  /** The key of the random numbers. */
  key: string;
  group: string | undefined;
  /** Share of the listings outside the groups that have no rating, and of all that have no stars. */
  unrated: number;
  withoutStars: number;
}

/** A rating that fits the group, and four stars that fit the rating; the random numbers are its own. */
export function pickRatings({ key, group, unrated, withoutStars }: RatingOptions): Ratings {
  const random = randomFor(`rating of ${key}`);
  const lowest = group === undefined ? undefined : LOWEST[group];
  const isRated = !random.chance(unrated) || (lowest !== undefined && group !== GROUP_TAGS.added);
  const rating = random.int(lowest ?? 30, lowest !== undefined && lowest >= 40 ? 49 : 47) / 10;
  const [lifeStyle, connectivity, livability, value] = random.chance(withoutStars)
    ? []
    : pickStars(isRated ? rating : MIDDLE, random);
  return {
    rating: isRated ? rating : null,
    decisionDriversLifeStyle: lifeStyle ?? null,
    decisionDriversConnectivity: connectivity ?? null,
    decisionDriversLivability: livability ?? null,
    decisionDriversValueForMoney: value ?? null,
  };
}
