import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posterName } from './poster-name.ts';

describe('the name of a poster', () => {
  test.each([
    ['Meera Kapoor', 'Meera K.'],
    ['  meera   devi  kapoor ', 'meera K.'],
    ['Meera', 'Meera'],
    ["Rohan D'Souza", 'Rohan D.'],
    ['मीरा कुमारी', 'मीरा कु.'],
    ['Meera Kapoor 9876543210', 'Meera K.'],
  ])('D-33 %s is shown as %s', (fullName, shown) => {
    expect(posterName(fullName)).toBe(shown);
  });

  test('D-33 never holds a digit or an at sign, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(posterName(typed)).not.toMatch(/[\d@]/);
      }),
    );
  });
});
