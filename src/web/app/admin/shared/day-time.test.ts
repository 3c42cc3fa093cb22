import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeAge, describeDue, describeLate, toClock } from './day-time.ts';

const NOW = Date.parse('2026-11-16T11:00:00+05:30');
const at = (time: string) => new Date(`2026-11-${time}+05:30`).toISOString();

test('R-415 times of the day are those of India', () => {
  expect(toClock('2026-11-16T06:00:00.000Z')).toBe('11:30');
  expect(describeDue(at('16T14:00'), NOW)).toBe('14:00 today');
  expect(describeDue(at('17T00:10'), NOW)).toBe('17 Nov, 00:10');
});

test('R-415 what is late says for how long, and after a day since when', () => {
  expect(describeLate(at('16T11:00'), NOW)).toBe('due now');
  expect(describeLate(at('16T09:40'), NOW)).toBe('1 h 20 min late');
  expect(describeLate(at('15T11:00'), NOW)).toBe('Since 15 Nov, 11:00');
});

test('R-415 the age of what waits is short', () => {
  expect(describeAge(at('16T10:25'), NOW)).toBe('35 min');
  expect(describeAge(at('16T06:00'), NOW)).toBe('5 h');
  expect(describeAge(at('14T10:00'), NOW)).toBe('2 days');
  // A clock that is ahead of the server's.
  expect(describeAge(at('16T11:05'), NOW)).toBe('0 min');
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(describeAge(date.toISOString(), NOW)).toMatch(/^\d+ (min|h|days)$/);
    }),
  );
});
