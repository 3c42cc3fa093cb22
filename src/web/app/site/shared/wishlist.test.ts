import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Listing } from './listings.ts';
import { parseSaved, toggleListing } from './wishlist.ts';

const NOW = '2026-11-15T10:00:00.000Z';
const listing = (kind: Listing['kind'], id: number, price: number | null = 1): Listing =>
  ({ kind, item: { id, price, minimum_price: price } }) as unknown as Listing;

describe('the wishlist', () => {
  test('R-101 R-316 a project and a property with one id are two entries, and removing one leaves the other', () => {
    const both = toggleListing(toggleListing([], listing('project', 7), NOW), listing('property', 7), NOW);
    expect(both.map(({ type, id }) => [type, id])).toEqual([
      ['property', 7],
      ['project', 7],
    ]);
    expect(toggleListing(both, listing('project', 7), NOW).map(({ type }) => type)).toEqual(['property']);
  });

  test('R-099 R-100 a second touch lets go of what the first one saved, with the price of that day', () => {
    const one = toggleListing([], listing('property', 3, 8_500_000), NOW);
    expect(one).toEqual([{ type: 'property', id: 3, savedAt: NOW, priceWhenSaved: 8_500_000 }]);
    expect(toggleListing(one, listing('property', 3), NOW)).toEqual([]);
  });

  test('R-332 a saved rent stays a rent', () => {
    const home = listing('property', 3, 25_000);
    const rent = { ...home, item: { ...home.item, purpose: 'rent' } } as Listing;
    const saved = toggleListing([], rent, NOW);
    expect(saved).toEqual([{ type: 'property', id: 3, savedAt: NOW, priceWhenSaved: 25_000, purpose: 'rent' }]);
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
  });

  test('R-100 whatever stands in the storage, a list comes out and only whole entries are in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        for (const { type, id } of parseSaved(text)) {
          expect(['property', 'project']).toContain(type);
          expect(Number.isSafeInteger(id)).toBe(true);
        }
      }),
    );
    const good = { type: 'project', id: 4, savedAt: NOW, priceWhenSaved: null };
    expect(parseSaved(JSON.stringify([good, null, 5, { id: 4 }, { type: 'blog', id: 1 }, good]))).toEqual([good]);
    const bare = { type: 'project', id: 4, priceWhenSaved: '5 L' };
    expect(parseSaved(JSON.stringify([bare]))).toEqual([{ type: 'project', id: 4, savedAt: '', priceWhenSaved: null }]);
  });

  test('R-101 after any number of touches each listing is there once or not at all', () => {
    const touch = fc.tuple(fc.constantFrom<Listing['kind']>('property', 'project'), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(fc.array(touch, { maxLength: 40 }), (touches) => {
        const saved = touches.reduce(
          (list, [kind, id]) => toggleListing(list, listing(kind, id), NOW),
          parseSaved(null),
        );
        for (const kind of ['property', 'project'] as const) {
          for (let id = 1; id <= 5; id += 1) {
            const times = touches.filter(([type, touched]) => type === kind && touched === id).length;
            expect(saved.filter((item) => item.type === kind && item.id === id)).toHaveLength(times % 2);
          }
        }
      }),
    );
  });
});
