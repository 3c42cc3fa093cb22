import { expect, test } from 'vitest';
import { joinPages, pagesUpTo, pathTo } from './paged-list.ts';

const page = (...ids: number[]) => ids.map((id) => ({ id }));

test('R-132 R-138 pages accumulate in their order, and what moved between them stands once', () => {
  expect(joinPages([page(9, 8, 7), page(7, 6), page(5)])).toEqual(page(9, 8, 7, 6, 5));
  expect(joinPages([])).toEqual([]);
});

test('D-26 the address says how many pages are shown, the first by saying nothing', () => {
  expect(pathTo({ path: '/blogs' }, 1)).toBe('/blogs');
  expect(pathTo({ path: '/blogs' }, 3)).toBe('/blogs?page=3');
});

test('D-26 an address brings the pages above it along, ten together at most', () => {
  expect(pagesUpTo(1)).toEqual([1]);
  expect(pagesUpTo(3)).toEqual([1, 2, 3]);
  expect(pagesUpTo(10)).toHaveLength(10);
  expect(pagesUpTo(400)).toEqual([391, 392, 393, 394, 395, 396, 397, 398, 399, 400]);
});
