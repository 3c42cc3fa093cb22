import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { lastArrivalDue, officeMinutesBetween, replyDueAt, replyMinutesLeft } from './office-hours.ts';

const india = (text: string) => new Date(`${text}+05:30`);

/** From before the Unix epoch to the far future. */
const moment = fc.date({ min: new Date('1965-01-01Z'), max: new Date('2090-01-01Z'), noInvalidDate: true });
const minutes = (from: string, to: string) => officeMinutesBetween(india(from), india(to));

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Reference implementation that uses the runtime's calendar. */
function isOpen(at: Date): boolean {
  const { weekday, hour, minute } = Object.fromEntries(
    parts.formatToParts(at).map(({ type, value }) => [type, value] as const),
  );
  const time = Number(hour) * 60 + Number(minute);
  return weekday !== 'Sun' && time >= 600 && time < 1110;
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
    ['backwards', '2026-11-16T12:00:00', '2026-11-16T11:00:00', 0],
  ])('R-298 %s', (_name, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected);
  });

  test('R-298 are the same whatever zone the server is in', () => {
    for (const name of ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
      process.env.TZ = name;
      expect(minutes('2026-11-14T17:30:00', '2026-11-16T11:00:00')).toBe(120);
      expect(replyDueAt(india('2026-11-14T17:30:00'))).toEqual(india('2026-11-16T11:00:00'));
    }
  });

  test('R-298 add up however a time is split, and are never negative', () => {
    fc.assert(
      fc.property(moment, moment, moment, (...moments) => {
        const [a, b, c] = moments.toSorted((one, other) => one.getTime() - other.getTime()) as [Date, Date, Date];
        const whole = officeMinutesBetween(a, c);
        expect(officeMinutesBetween(a, b) + officeMinutesBetween(b, c)).toBeCloseTo(whole, 6);
        expect(officeMinutesBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(officeMinutesBetween(a, b)).toBeLessThanOrEqual(whole);
        expect(officeMinutesBetween(c, a)).toBe(0);
      }),
    );
  });

  test('R-298 run exactly while the calendar says that the office is open', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        const next = new Date(minute.getTime() + 60_000);
        expect(officeMinutesBetween(minute, next)).toBe(isOpen(minute) ? 1 : 0);
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
  ])('R-298 a reply is due two office hours after the enquiry: %s', (_name, arrival, due) => {
    expect(replyDueAt(india(arrival))).toEqual(india(due));
  });

  test('R-298 is due after 120 office minutes, and who writes later is never served earlier', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        expect(officeMinutesBetween(first, replyDueAt(first))).toBeCloseTo(120, 6);
        expect(isOpen(new Date(replyDueAt(first).getTime() - 1))).toBe(true);
        expect(replyDueAt(first).getTime()).toBeLessThanOrEqual(replyDueAt(second).getTime());
      }),
    );
  });

  test('R-298 what is late is known by its arrival alone', () => {
    fc.assert(
      fc.property(moment, moment, (arrival, now) => {
        expect(arrival <= lastArrivalDue(now)).toBe(replyDueAt(arrival) <= now);
      }),
    );
  });

  test('R-298 counts down in office time and then up', () => {
    const arrival = india('2026-11-14T18:00:00');
    expect(replyMinutesLeft(arrival, arrival)).toBe(120);
    expect(replyMinutesLeft(arrival, india('2026-11-15T12:00:00'))).toBe(90);
    expect(replyMinutesLeft(arrival, india('2026-11-16T13:30:00'))).toBe(-120);
  });
});
