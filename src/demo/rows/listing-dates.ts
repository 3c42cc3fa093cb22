import type { ListingStatus } from '#contract';
import { atOfficeHours, BASE_DATE, daysFrom, HISTORY_DAYS, momentBetween } from '../calendar.ts';
import type { Random } from '../random.ts';

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
