import type { Freshness, ListingStatus } from '#contract';
import { sql, type tables } from '#db';

type ListingTable = typeof tables.properties | typeof tables.projects;

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_AFTER_DAYS = 60;
const HIDDEN_AFTER_DAYS = 90;
/** Between two reminders about a listing, and at least between the last one and the moment it is hidden. */
const NOTICE_DAYS = 7;

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);

/** The moments that decide over listings, seen from another one: whatever happened then or before is that long ago. */
export const marksAt = (moment: Date) => ({
  due: daysBefore(moment, DUE_AFTER_DAYS),
  hidden: daysBefore(moment, HIDDEN_AFTER_DAYS),
  remindedBefore: daysBefore(moment, NOTICE_DAYS),
  /** A day more: a reminder is dated to the morning it was collected for, and may go out later that day. */
  warned: daysBefore(moment, NOTICE_DAYS + 1),
  /** A reminder for what is older would come too close to its end. */
  tooLateToRemind: daysBefore(moment, HIDDEN_AFTER_DAYS - NOTICE_DAYS),
});

/** 09:00 in India. */
const MORNING_MS = 3.5 * 60 * 60 * 1000;

/** The last nine o'clock in India: what is collected for it makes one mail a day. */
export const lastMorning = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - MORNING_MS) / DAY_MS) * DAY_MS + MORNING_MS);

/** Since when nobody has said that a listing still stands. */
export const unconfirmedSince = (table: ListingTable) =>
  sql<Date>`coalesce(${table.confirmedAt}, ${table.publishedAt})`;

interface Aging {
  status: ListingStatus;
  confirmedAt: Date | null;
  publishedAt: Date | null;
  hiddenForAgeAt: Date | null;
}

/** How fresh a listing is; nothing where visitors would not see it anyway. */
export function getFreshness({ status, confirmedAt, publishedAt, hiddenForAgeAt }: Aging, now: Date): Freshness | null {
  if (hiddenForAgeAt) return 'hidden';
  const since = confirmedAt ?? publishedAt;
  if (status !== 'published' || !since) return null;
  return since <= marksAt(now).due ? 'due' : 'fresh';
}
