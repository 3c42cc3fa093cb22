import { describe, expect, test } from 'vitest';
import { PAGE_SIZE as CONTRACT_PAGE_SIZE } from '#contract';
import { PAGE_SIZE, pageRange } from './load-more/paged-list.ts';

describe('R-066 R-314 which entries a page shows', () => {
  test.each([
    [1, 1, 23, 1, 10],
    [2, 2, 23, 11, 20],
    [3, 3, 23, 21, 23],
    [1, 3, 23, 1, 23],
    [1, 1, 7, 1, 7],
    [1, 1, 0, 0, 0],
  ])('pages %i to %i of %i entries are %i to %i', (first, last, total, from, to) => {
    expect(pageRange(first, last, total)).toEqual({ from, to });
  });

  test('R-068 R-072 a page holds as many as the server sends', () => {
    expect(PAGE_SIZE).toBe(CONTRACT_PAGE_SIZE);
    expect(PAGE_SIZE).toBe(10);
  });
});
