import { expect, test } from 'vitest';
import { missedWords } from './missed-words.ts';

test('words are counted trimmed, in small letters and with single blanks', () => {
  expect(missedWords(['  Sea \n VIEW ', undefined, 'Alibag'])).toBe('sea view alibag');
  expect(missedWords(['3 bhk in sector 150'])).toBe('3 bhk in sector 150');
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
  expect(missedWords([text])).toBeUndefined();
});
