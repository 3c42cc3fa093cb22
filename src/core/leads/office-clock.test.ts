import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { OfficeSettings, WEEKDAYS } from '#contract';
import { createOfficeClock } from './office-clock.ts';

const india = (text: string) => new Date(`${text}+05:30`);

/** Monday to Saturday, with one holiday on a Wednesday. */
const OFFICE: OfficeSettings = {
  days: [1, 2, 3, 4, 5, 6],
  opens: '10:00',
  closes: '18:30',
  holidays: [{ day: '2026-11-25', name: 'Guru Nanak Jayanti' }],
  reply_minutes: 120,
};
const clock = createOfficeClock(OFFICE);
const minutes = (from: string, to: string) => clock.minutesBetween(india(from), india(to));

/** From before the Unix epoch to the far future. */
const moment = fc.date({ min: new Date('1965-01-01Z'), max: new Date('2090-01-01Z'), noInvalidDate: true });
/** A date near the holidays of the offices below. */
const nearby = fc.date({ min: new Date('2026-10-01Z'), max: new Date('2027-03-01Z'), noInvalidDate: true });

const time = fc.integer({ min: 0, max: 24 * 60 - 1 });
const toTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const day = fc
  .integer({ min: 0, max: 150 })
  .map((later) => new Date(Date.parse('2026-10-01') + later * 86_400_000).toISOString().slice(0, 10));

/** Offices of all kinds. */
const office: fc.Arbitrary<OfficeSettings> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    times: fc.uniqueArray(time, { minLength: 2, maxLength: 2 }).map((both) => both.toSorted((a, b) => a - b)),
    holidays: fc.uniqueArray(day, { maxLength: 40 }),
    reply_minutes: fc.integer({ min: 5, max: 1440 }),
  })
  .map(({ days, times: [opens = 0, closes = 1], holidays, reply_minutes }) => ({
    days,
    opens: toTime(opens),
    closes: toTime(closes),
    holidays: holidays.map((each) => ({ day: each, name: 'Holiday' })),
    reply_minutes,
  }));

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Reference implementation that uses the runtime's calendar. */
function isOpen({ days, opens, closes, holidays }: OfficeSettings, at: Date): boolean {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value] as const));
  const { weekday = '', year, month, hour, minute } = found;
  const today = `${year}-${month}-${found.day}`;
  const now = `${hour}:${minute}`;
  const isWorkingDay = days.includes(WEEKDAYS.findIndex((name) => name === weekday) + 1);
  return isWorkingDay && !holidays.some((holiday) => holiday.day === today) && now >= opens && now < closes;
}

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the office hours', () => {
  test.each([
    ['an hour of a Monday', '2026-11-16T10:30:00', '2026-11-16T11:30:00', 60],
    ['a whole working day', '2026-11-16T00:00:00', '2026-11-17T00:00:00', 510],
    ['before the office opens', '2026-11-16T06:00:00', '2026-11-16T10:00:00', 0],
    ['after it closes', '2026-11-16T18:30:00', '2026-11-17T10:00:00', 0],
    ['across an evening', '2026-11-16T18:00:00', '2026-11-17T10:30:00', 60],
    ['a Sunday', '2026-11-15T00:00:00', '2026-11-16T10:00:00', 0],
    ['across a Sunday', '2026-11-14T17:30:00', '2026-11-16T11:00:00', 120],
    ['a whole week', '2026-11-16T12:00:00', '2026-11-23T12:00:00', 6 * 510],
    ['a holiday', '2026-11-25T00:00:00', '2026-11-26T10:00:00', 0],
    ['across a holiday', '2026-11-24T18:00:00', '2026-11-26T10:30:00', 60],
    ['a week with a holiday', '2026-11-23T00:00:00', '2026-11-30T00:00:00', 5 * 510],
    ['backwards', '2026-11-16T12:00:00', '2026-11-16T11:00:00', 0],
  ])('R-298 R-411 %s', (_name, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected);
  });

  test('R-298 are the same whatever zone the server is in', () => {
    for (const name of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
      process.env.TZ = name;
      expect(minutes('2026-11-14T17:30:00', '2026-11-16T11:00:00')).toBe(120);
      expect(clock.replyDueAt(india('2026-11-14T17:30:00'))).toEqual(india('2026-11-16T11:00:00'));
      expect(clock.replyDueAt(india('2026-11-24T17:30:00'))).toEqual(india('2026-11-26T11:00:00'));
    }
  });

  test('R-298 add up however a time is split, and are never negative', () => {
    fc.assert(
      fc.property(moment, moment, moment, (...moments) => {
        const [a, b, c] = moments.toSorted((one, other) => one.getTime() - other.getTime()) as [Date, Date, Date];
        const whole = clock.minutesBetween(a, c);
        expect(clock.minutesBetween(a, b) + clock.minutesBetween(b, c)).toBeCloseTo(whole, 6);
        expect(clock.minutesBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(clock.minutesBetween(a, b)).toBeLessThanOrEqual(whole);
        expect(clock.minutesBetween(c, a)).toBe(0);
      }),
    );
  });

  test('R-298 R-411 run exactly while the calendar says that the office is open, whatever its days and holidays', () => {
    fc.assert(
      fc.property(office, fc.oneof(moment, nearby), (settings, at) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        const next = new Date(minute.getTime() + 60_000);
        const expected = isOpen(settings, minute) ? 1 : 0;
        expect(createOfficeClock(settings).minutesBetween(minute, next)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the reply clock', () => {
  test.each([
    ['within a day', '2026-11-16T10:30:00', '2026-11-16T12:30:00'],
    ['to the last minute of a day', '2026-11-16T16:30:00', '2026-11-16T18:30:00'],
    ['over an evening', '2026-11-16T17:45:00', '2026-11-17T11:15:00'],
    ['from a night', '2026-11-16T23:00:00', '2026-11-17T12:00:00'],
    ['over a Sunday', '2026-11-14T18:00:00', '2026-11-16T11:30:00'],
    ['from a Sunday', '2026-11-15T12:00:00', '2026-11-16T12:00:00'],
    ['over a holiday', '2026-11-24T18:00:00', '2026-11-26T11:30:00'],
    ['from a holiday', '2026-11-25T12:00:00', '2026-11-26T12:00:00'],
  ])('R-298 R-411 a reply is due after the promised office time: %s', (_name, arrival, due) => {
    expect(clock.replyDueAt(india(arrival))).toEqual(india(due));
  });

  test('R-298 R-411 is due after the promised office minutes, and who writes later is never served earlier', () => {
    fc.assert(
      fc.property(office, nearby, nearby, (settings, one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const officeClock = createOfficeClock(settings);
        const due = officeClock.replyDueAt(first);
        expect(officeClock.minutesBetween(first, due)).toBeCloseTo(settings.reply_minutes, 6);
        expect(isOpen(settings, new Date(due.getTime() - 1))).toBe(true);
        expect(due.getTime()).toBeLessThanOrEqual(officeClock.replyDueAt(second).getTime());
      }),
    );
  });

  test('R-298 R-411 what is late is known by its arrival alone', () => {
    fc.assert(
      fc.property(office, nearby, nearby, (settings, arrival, now) => {
        const officeClock = createOfficeClock(settings);
        expect(arrival <= officeClock.lastArrivalDue(now)).toBe(officeClock.replyDueAt(arrival) <= now);
      }),
    );
  });

  test('R-298 counts down in office time and then up', () => {
    const arrival = india('2026-11-14T18:00:00');
    expect(clock.replyMinutesLeft(arrival, arrival)).toBe(120);
    expect(clock.replyMinutesLeft(arrival, india('2026-11-15T12:00:00'))).toBe(90);
    expect(clock.replyMinutesLeft(arrival, india('2026-11-16T13:30:00'))).toBe(-120);
  });
});
