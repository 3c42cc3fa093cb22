import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayText,
  fromTimeInput,
  indiaDay,
  monthText,
  sheetTime,
  startOfIndiaDay,
  timeText,
  toTimeInput,
} from './india-time.ts';

/** Half past one at night in India, which is still the day before in UTC. */
const NIGHT = '2026-11-16T20:00:00.000Z';

describe('a moment at night', () => {
  test('belongs to the day that the calendar in India shows', () => {
    expect([dayText(NIGHT), timeText(NIGHT)]).toEqual(['17 Nov 2026', '17 Nov 2026, 1:30 AM IST']);
    expect([indiaDay(NIGHT), indiaDay(NIGHT, -1), sheetTime(NIGHT)]).toEqual([
      '2026-11-17',
      '2026-11-16',
      '2026-11-17 01:30',
    ]);
  });

  test('has a 12-hour clock in emails', () => {
    expect(timeText('2026-11-24T13:00:00.000Z')).toBe('24 Nov 2026, 6:30 PM IST');
    expect(timeText('2026-11-16T18:35:00.000Z')).toBe('17 Nov 2026, 12:05 AM IST');
    expect(timeText('2026-11-16T06:30:00.000Z')).toBe('16 Nov 2026, 12:00 PM IST');
  });

  test('R-298 is read and chosen on the clock of India', () => {
    expect(toTimeInput(NIGHT)).toBe('2026-11-17T01:30');
    expect(fromTimeInput('2026-11-17T01:30')).toBe(NIGHT);
    expect([toTimeInput(null), fromTimeInput('')]).toEqual(['', null]);
  });
});

test('a calendar day has a month', () => {
  expect([monthText('2027-03-01'), monthText('2026-12-31')]).toEqual(['Mar 2027', 'Dec 2026']);
});

test('a calendar day stays the same day', () => {
  expect([dayText('2026-11-16'), indiaDay('2026-11-16')]).toEqual(['16 Nov 2026', '2026-11-16']);
});

const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('days agree with the time zone database', () => {
  const reference = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(indiaDay(moment)).toBe(reference.format(moment));
    }),
  );
});

test('a day contains the moments from its start to the next', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const start = startOfIndiaDay(indiaDay(moment)).getTime();
      expect(moment.getTime() - start).toBeGreaterThanOrEqual(0);
      expect(moment.getTime() - start).toBeLessThan(86_400_000);
    }),
  );
});

test('texts for spreadsheets sort like the moments', () => {
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(sheetTime(first) <= sheetTime(second)).toBe(true);
    }),
  );
});
