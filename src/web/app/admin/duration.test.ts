import { expect, test } from 'vitest';
import { duration } from './duration.ts';

test.each([
  [0, '0 min'],
  [40, '40 min'],
  [120, '2 h'],
  [185, '3 h 5 min'],
])('R-298 %i minutes read %s', (minutes, expected) => {
  expect(duration(minutes)).toBe(expected);
});
