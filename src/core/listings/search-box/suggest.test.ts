import { expect, test } from 'vitest';
import { toCurrentNames } from './suggest.ts';

test.each([
  ['gurgaon', 'gurugram'],
  ['gurga', 'gurugram'],
  ['bombay', 'mumbai'],
  ['flats in bangalore', 'flats in bengaluru'],
  ['mumbai', 'mumbai'],
  ['ban', 'ban'],
  ['', ''],
])('D-23 %j is looked for as %j', (typed, today) => {
  expect(toCurrentNames(typed)).toBe(today);
});
