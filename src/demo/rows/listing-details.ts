import type { ListingStatus } from '#contract';
import { atOfficeHours, BASE_DATE, daysFrom, HISTORY_DAYS, momentBetween } from '../calendar.ts';
import { type AmenityPlace, demoAmenities } from '../content/catalogue.ts';
import { TIMES } from '../drawings/index.ts';
import { type Picture, rooms, street, surroundings } from '../pictures.ts';
import { cyclic, type Random } from '../random.ts';

/** The status of a listing. Most are published; a deleted one is hidden and can be restored for a while. */
export type Fate = ListingStatus | 'deleted';

const isYoung = (fate: Fate): boolean => fate === 'draft' || fate === 'scheduled';

/** Repeats each status as often as its count. */
const spelledOut = (counts: Partial<Record<Fate, number>>): Fate[] =>
  Object.entries(counts).flatMap(([fate, count]) => Array.from({ length: count }, () => fate as Fate));

/**
 * Distributes all statuses other than `published` among listings ordered by age, oldest first: drafts and scheduled
 * ones go to the newest, the others are spread over the rest. Listings without an entry are published.
 */
export function dealFates<T>(eligible: readonly T[], counts: Partial<Record<Fate, number>>): Map<T, Fate> {
  const fates = spelledOut(counts);
  const young = fates.filter(isYoung);
  const old = fates.filter((fate) => !isYoung(fate));
  const dealt = new Map<T, Fate>();
  const deal = (place: number, fate: Fate) => {
    const listing = eligible[place];
    if (listing === undefined || dealt.has(listing)) throw new Error('too few listings for so many fates');
    dealt.set(listing, fate);
  };
  for (const [turn, fate] of young.entries()) deal(eligible.length - 2 - turn * 2, fate);
  for (const [turn, fate] of old.entries()) deal(Math.floor(((turn + 0.5) * eligible.length * 0.8) / old.length), fate);
  return dealt;
}

/** The status column for this fate. */
export const toStatus = (fate: Fate): ListingStatus => (fate === 'deleted' ? 'withdrawn' : fate);

const fitting = (place: AmenityPlace): string[] =>
  Object.values(demoAmenities)
    .flat()
    .filter(([, places]) => places.includes(place))
    .map(([name]) => name);

/** Some of the amenities that fit a place, in list order. */
export function amenitiesFor(place: AmenityPlace, fewest: number, max: number, random: Random): string[] {
  const all = fitting(place);
  const chosen = new Set(random.some(all, random.int(fewest, max)));
  return all.filter((name) => chosen.has(name));
}

export interface ListingDates {
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  scheduledFor: Date | null;
  confirmedAt: Date | null;
}

const LAST_MOMENT = daysFrom(BASE_DATE, -0.25);

/**
 * Listings are created one after the other over eighteen months and published on the next day, so that their numbers,
 * keys and dates have the same order. `age` is 0 for the newest and 1 for the oldest.
 */
export function listingDates(status: ListingStatus, age: number, random: Random): ListingDates {
  const createdAt = atOfficeHours(daysFrom(BASE_DATE, -1.5 - age * (HISTORY_DAYS - 4)));
  const unseen = { createdAt, updatedAt: createdAt, publishedAt: null, scheduledFor: null, confirmedAt: null };
  if (status === 'draft') return unseen;
  if (status === 'scheduled') {
    return { ...unseen, scheduledFor: atOfficeHours(daysFrom(BASE_DATE, random.between(20, 75))) };
  }
  const publishedAt = daysFrom(createdAt, 1 + random.int(0, 90) / 1440);
  const updatedAt = momentBetween(publishedAt, LAST_MOMENT, random.next() * random.next());
  const confirmedAt = random.chance(0.8) ? momentBetween(publishedAt, updatedAt, random.next()) : null;
  return { createdAt, updatedAt, publishedAt, scheduledFor: null, confirmedAt };
}

/** The company's rating of a listing: 3.0 to 5.0, or none. */
export const rating = (unrated: number, random: Random): number | null =>
  random.chance(unrated) ? null : Math.round(random.between(30, 47) + random.between(0, 3)) / 10;

/** The four star ratings, either all or none. */
export function decisionDrivers(missing: number, random: Random) {
  const isRated = !random.chance(missing);
  const stars = () =>
    isRated
      ? random.weighted([
          [1, 1],
          [2, 4],
          [3, 10],
          [4, 12],
          [5, 6],
        ] as const)
      : null;
  return {
    decisionDriversLifeStyle: stars(),
    decisionDriversConnectivity: stars(),
    decisionDriversLivability: stars(),
    decisionDriversValueForMoney: stars(),
  };
}

/** Meta texts for search engines, for a share of the listings. */
export function metaTexts(share: number, title: string, locality: string, city: string, random: Random) {
  if (!random.chance(share)) return { metaTitle: null, metaDescription: null, metaKeywords: null };
  return {
    metaTitle: `${title} | ${city}`.slice(0, 120),
    metaDescription: `${title}. Price, area, pictures and how to visit, from people who know ${locality}.`,
    metaKeywords: [locality, city, 'property', 'Aangan'].join(', '),
  };
}

/** Input of a gallery. The number decides the light, so that neighbours in a list differ. */
export interface GalleryOptions {
  number: number;
  slug: string;
  title: string;
  /** The type whose elevation is drawn. */
  propertyType: string;
  /** Dwellings show their rooms, everything else its surroundings. */
  dwelling: boolean;
}

/** Number of pictures: usually all, sometimes three, sometimes one. */
function pictureCount(number: number): number {
  if (number % 19 === 7) return 1;
  return number % 8 === 3 ? 3 : 5;
}

/** The pictures of a listing, the elevation first. */
export function gallery({ number, slug, title, propertyType, dwelling }: GalleryOptions): Picture[] {
  const time = cyclic(TIMES, number);
  const inside = dwelling ? rooms(slug, time, title) : [surroundings(slug, title)];
  return [street(slug, propertyType, time, title), ...inside].slice(0, pictureCount(number));
}
