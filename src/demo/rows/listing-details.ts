import type { ListingStatus } from '#contract';
import { atOfficeHours, BASE_DATE, daysFrom, HISTORY_DAYS, momentBetween } from '../calendar.ts';
import { type AmenityPlace, demoAmenities } from '../content/catalogue.ts';
import { type Picture, street } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { Cover } from './covers.ts';
import { inLocality } from './listing-place.ts';
import { type GalleryFacts, pickRooms } from './room-pictures.ts';

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

/** Meta texts for search engines, for a share of the listings. */
export function metaTexts(share: number, title: string, locality: string, city: string, random: Random) {
  if (!random.chance(share)) return { metaTitle: null, metaDescription: null, metaKeywords: null };
  return {
    metaTitle: title.includes(city) ? title : `${title} | ${city}`,
    metaDescription: `${title}. See price, area, photos and facilities, and book a site visit ${inLocality(locality)}.`,
    metaKeywords: [locality, city, 'property', 'Aangan'].join(', '),
  };
}

/** Input of a gallery. The number decides how many pictures there are. */
export interface GalleryOptions {
  number: number;
  slug: string;
  title: string;
  cover: Cover;
  facts: GalleryFacts;
  plan: Picture | undefined;
}

/** At most this many pictures: usually all, sometimes three, sometimes one. */
function pictureCount(number: number): number {
  if (number % 19 === 7) return 1;
  return number % 8 === 3 ? 3 : 15;
}

/** The pictures of a listing, the elevation first. */
export function gallery({ number, slug, title, cover, facts, plan }: GalleryOptions): Picture[] {
  const { time } = cover;
  const inside = pickRooms({ number, time, cover: cover.facts, facts, plan });
  const all = [street(slug, cover.facts, time, title), ...inside];
  return [...new Map(all.map((picture) => [picture.name, picture])).values()].slice(0, pictureCount(number));
}
