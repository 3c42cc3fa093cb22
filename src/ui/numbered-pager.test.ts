import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownPages } from './numbered-pager.tsx';

describe('the numbers of a pager', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, undefined, 20]],
    [4, 20, [1, 2, 3, 4, 5, undefined, 20]],
    [10, 20, [1, undefined, 9, 10, 11, undefined, 20]],
    [20, 20, [1, undefined, 17, 18, 19, 20]],
  ])('on page %i of %i are %j', (page, pages, numbers) => {
    expect(shownPages(page, pages)).toEqual(numbers);
  });

  test('always include the first, the last and the current page, in order and never more than nine places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(), (pages, seed) => {
        const page = 1 + (seed % pages);
        const shown = shownPages(page, pages);
        const numbers = shown.filter((number) => number !== undefined);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const number of [1, page, pages]) expect(numbers).toContain(number);
        expect(shown.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
