import type { CalendarEntry } from './calendar-entry.ts';

const MINUTES = 60;

interface CalendarVisit {
  id: number;
  at: Date;
  place: string;
  sequence: number;
  isCancelled: boolean;
}

/** The calendar entry of a visit, the same in every email and download about it. */
export const toCalendarEntry = (
  { id, at, place, sequence, isCancelled }: CalendarVisit,
  title: string,
  siteOrigin: string,
): CalendarEntry => ({
  uid: `visit-${id}@${new URL(siteOrigin).hostname}`,
  sequence,
  start: at,
  minutes: MINUTES,
  title,
  place,
  isCancelled,
});
