import type { Freshness, ListingStatus } from '#contract';
import { isNull, type SQL, sql, type tables } from '#db';

type ListingTable = typeof tables.properties | typeof tables.projects;

const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_AFTER_DAYS = 60;
const HIDDEN_AFTER_DAYS = 90;
/** Days between two reminders, and minimum days between the last reminder and hiding. */
const NOTICE_DAYS = 7;

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);

/** Cutoff times relative to `moment`; a listing with a date at or before a cutoff has reached that stage. */
export const marksAt = (moment: Date) => ({
  due: daysBefore(moment, DUE_AFTER_DAYS),
  hidden: daysBefore(moment, HIDDEN_AFTER_DAYS),
  remindedBefore: daysBefore(moment, NOTICE_DAYS),
  /** One extra day: a reminder has the date of the morning it was collected for and may be sent later that day. */
  warned: daysBefore(moment, NOTICE_DAYS + 1),
  /** Older listings are not reminded again, because the reminder would be too close to hiding. */
  tooLateToRemind: daysBefore(moment, HIDDEN_AFTER_DAYS - NOTICE_DAYS),
});

/** 09:00 in India. */
const MORNING_MS = 3.5 * 60 * 60 * 1000;

/** The last 09:00 in India, so that each owner gets at most one reminder email a day. */
export const lastMorning = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - MORNING_MS) / DAY_MS) * DAY_MS + MORNING_MS);

/** When a listing was last confirmed, or else published. */
export const unconfirmedSince = (table: ListingTable) =>
  sql<Date>`coalesce(${table.confirmedAt}, ${table.publishedAt})`;

/** Listings that staff confirm: visitors confirm the properties of their postings themselves. */
export const isConfirmedByStaff = (table: ListingTable): SQL | undefined =>
  'postingId' in table ? isNull(table.postingId) : undefined;

interface Aging {
  status: ListingStatus;
  confirmedAt: Date | null;
  publishedAt: Date | null;
  hiddenForAgeAt: Date | null;
}

/** Freshness of a listing; null if it is neither published nor hidden for its age. */
export function getFreshness({ status, confirmedAt, publishedAt, hiddenForAgeAt }: Aging, now: Date): Freshness | null {
  if (hiddenForAgeAt) return 'hidden';
  const since = confirmedAt ?? publishedAt;
  if (status !== 'published' || !since) return null;
  return since <= marksAt(now).due ? 'due' : 'fresh';
}

/** Column values for publishing now: the first publication date is preserved, and freshness restarts. */
export const publishedValues = (table: ListingTable, now: Date) => ({
  status: 'published' as const,
  publishedAt: sql<Date>`coalesce(${table.publishedAt}, ${now})`,
  confirmedAt: now,
  scheduledFor: null,
  hiddenForAgeAt: null,
  freshnessRemindedAt: null,
});
