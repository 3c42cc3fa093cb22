import { expect, test } from 'vitest';
import { MAX_PAGE } from '#contract';
import { rowsBefore, totals } from './paging.ts';

test('D-39 a list of 23 has three pages, an empty one none', () => {
  expect(totals(23)).toEqual({ totalItems: 23, totalPages: 3 });
  expect(totals(20)).toEqual({ totalItems: 20, totalPages: 2 });
  expect(totals(0)).toEqual({ totalItems: 0, totalPages: 0 });
});

test('D-26 a very long list has no more pages than can be asked for', () => {
  expect(totals(1_234_567)).toEqual({ totalItems: 1_234_567, totalPages: MAX_PAGE });
});

test('D-26 the first page begins at the first row', () => {
  expect(rowsBefore(1)).toBe(0);
  expect(rowsBefore(3)).toBe(20);
});
