import { expect, test } from 'vitest';
import type { Listing } from '../shared/listings.ts';
import { toggleListing } from '../shared/wishlist.ts';
import { mergeSaved } from './listing-entry.tsx';

const NOW = '2026-11-15T10:00:00.000Z';
const listing = (kind: Listing['kind'], id: number, price: number | null = 1): Listing =>
  ({ kind, item: { id, price, minimum_price: price } }) as unknown as Listing;

test('D-04 a shared list is added to what is saved, and changes none of it', () => {
  const mine = toggleListing([], listing('property', 3, 8_500_000), NOW);
  const both = mergeSaved(mine, [listing('property', 3, 9_000_000), listing('project', 3, 1)], '2026-11-16');
  expect(both).toEqual([{ type: 'project', id: 3, savedAt: '2026-11-16', priceWhenSaved: 1 }, ...mine]);
  const many = Array.from({ length: 200 }, (_, id) => listing('property', id + 1));
  expect(mergeSaved(mine, many, NOW)).toHaveLength(200);
  expect(mergeSaved(mine, many, NOW).at(-1)).toEqual(mine[0]);
});
