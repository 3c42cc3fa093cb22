import { expect, test } from 'vitest';
import { duration, fromIndiaBox, indiaTime, toIndiaBox } from './india-clock.ts';

test('R-298 a follow-up is read and chosen on the clock of India', () => {
  expect(toIndiaBox('2026-11-16T19:00:00.000Z')).toBe('2026-11-17T00:30');
  expect(fromIndiaBox('2026-11-17T00:30')).toBe('2026-11-16T19:00:00.000Z');
  expect(indiaTime('2026-11-16T19:00:00.000Z')).toBe('17 Nov, 00:30');
  expect([toIndiaBox(null), fromIndiaBox('')]).toEqual(['', null]);
});

test.each([
  [0, '0 min'],
  [40, '40 min'],
  [120, '2 h'],
  [185, '3 h 5 min'],
])('R-298 %i minutes read %s', (minutes, expected) => {
  expect(duration(minutes)).toBe(expected);
});
