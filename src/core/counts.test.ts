import { expect, test } from 'vitest';
import { normalizeQuery } from './counts.ts';

test('words are counted trimmed, in small letters and with single blanks', () => {
  expect(normalizeQuery(['  Sea \n VIEW ', undefined, 'Alibag'])).toBe('sea view alibag');
  expect(normalizeQuery(['3 bhk in sector 150'])).toBe('3 bhk in sector 150');
});

test.each([
  [''],
  ['   '],
  ['meera@aangan.example'],
  ['call 9820'],
  ['+91 00000 01044'],
  ['98-20-1'],
  ['９８２０'],
  ['a'.repeat(61)],
])('nothing is kept of %j', (text) => {
  expect(normalizeQuery([text])).toBeUndefined();
});
