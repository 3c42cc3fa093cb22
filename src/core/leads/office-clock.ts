import type { OfficeSettings } from '#contract';
import { startOfIndiaDay } from '#contract/india-time.ts';
import type { Db, Tx } from '#db';
import { readSettings } from '../content/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** India has one time zone without daylight saving, so a fixed offset works in any server time zone. */
const INDIA_AHEAD_MS = 5.5 * 60 * MINUTE_MS;
/** Day 0 of the Unix epoch was a Thursday: this many days after a Monday. */
const SINCE_MONDAY = 3;

const toMs = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
/** Days since the Unix epoch of a calendar day. */
const toDayNumber = (day: string) => Math.round((startOfIndiaDay(day).getTime() + INDIA_AHEAD_MS) / DAY_MS);
/** The ISO number of the weekday, from 1 for Monday. */
const toWeekday = (day: number) => ((((day + SINCE_MONDAY) % 7) + 7) % 7) + 1;

export interface OfficeClock {
  /** The promised time of a first reply, in minutes that the office is open. */
  replyMinutes: number;
  /** Minutes the office was open between two dates; 0 if `to` is not after `from`. */
  minutesBetween(from: Date, to: Date): number;
  /** When the reply to an enquiry is due. */
  replyDueAt(arrival: Date): Date;
  /** The latest arrival whose reply is due by now. */
  lastArrivalDue(now: Date): Date;
  /** Office minutes until a reply is due; negative if it is overdue. */
  replyMinutesLeft(arrival: Date, now: Date): number;
  /** When the office closes today; null while it is closed. */
  openUntil(now: Date): Date | null;
}

/** Counts the time that the office is open, without its holidays. */
export function createOfficeClock({ days, opens, closes, holidays, reply_minutes }: OfficeSettings): OfficeClock {
  const [opensMs, replyMs] = [toMs(opens), reply_minutes * MINUTE_MS];
  const openMs = toMs(closes) - opensMs;
  const isWorkingDay = (day: number) => days.includes(toWeekday(day));
  /** Holidays on days when the office would be open, in order. */
  const closed = holidays
    .map(({ day }) => toDayNumber(day))
    .filter(isWorkingDay)
    .toSorted((one, other) => one - other);

  /** Number of working days from the Monday of the epoch's week up to a day, without it. */
  const workingDaysBefore = (day: number): number => {
    const weeks = Math.floor((day + SINCE_MONDAY) / 7);
    const weekday = toWeekday(day);
    const free = closed.filter((holiday) => holiday < day).length;
    return weeks * days.length + days.filter((each) => each < weekday).length - free;
  };
  const isOpenDay = (day: number) => isWorkingDay(day) && !closed.includes(day);
  /** Total time the office was open, in ms, up to a date. */
  const openBefore = (moment: Date): number => {
    const local = moment.getTime() + INDIA_AHEAD_MS;
    const day = Math.floor(local / DAY_MS);
    const today = isOpenDay(day) ? Math.min(Math.max(local - day * DAY_MS - opensMs, 0), openMs) : 0;
    return workingDaysBefore(day) * openMs + today;
  };
  /** The day on which the working day of this number begins: the last one with no more working days before it. */
  const toDay = (workingDay: number): number => {
    // Without holidays it would be in this week; each holiday before it moves it on.
    const week = Math.floor(workingDay / days.length) * 7 - SINCE_MONDAY;
    let [from, to] = [week - 7, week + 7 * (2 + Math.ceil(closed.length / days.length))];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if (workingDaysBefore(middle) <= workingDay) from = middle;
      else to = middle - 1;
    }
    return from;
  };
  /** The date on a working day, by its number, when the office has been open for so long on that day. */
  const toDate = (workingDay: number, sinceOpeningMs: number): Date =>
    new Date(toDay(workingDay) * DAY_MS + opensMs + sinceOpeningMs - INDIA_AHEAD_MS);

  return {
    replyMinutes: reply_minutes,
    minutesBetween: (from, to) => Math.max(openBefore(to) - openBefore(from), 0) / MINUTE_MS,
    replyDueAt: (arrival) => {
      const due = openBefore(arrival) + replyMs;
      const day = Math.ceil(due / openMs) - 1;
      return toDate(day, due - day * openMs);
    },
    lastArrivalDue: (now) => {
      const since = openBefore(now) - replyMs;
      const day = Math.floor(since / openMs);
      return toDate(day, since - day * openMs);
    },
    replyMinutesLeft: (arrival, now) => Math.round((openBefore(arrival) + replyMs - openBefore(now)) / MINUTE_MS),
    openUntil: (now) => {
      const local = now.getTime() + INDIA_AHEAD_MS;
      const day = Math.floor(local / DAY_MS);
      const sinceOpening = local - day * DAY_MS - opensMs;
      const isOpen = isOpenDay(day) && sinceOpening >= 0 && sinceOpening < openMs;
      return isOpen ? new Date(day * DAY_MS + opensMs + openMs - INDIA_AHEAD_MS) : null;
    },
  };
}

/** The clock of the office as staff have set it. */
export const readOfficeClock = async (db: Db | Tx): Promise<OfficeClock> =>
  createOfficeClock((await readSettings(db, 'office')).office);
