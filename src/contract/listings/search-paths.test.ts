import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toProjects, toProperties } from './counterpart.ts';
import { projectsPath, readNotUnderstood, searchPath, withNotUnderstood } from './search-paths.ts';

const getParams = (path: string) => new URL(path, 'https://www.aangan.example').searchParams;

describe('R-341 words that were not understood', () => {
  test('survive in the address of any list', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/properties', '/rent?city_id=3', projectsPath({ search: 'a&b=c#d' })),
        fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 5 }),
        (path, words) => {
          const kept = words.flatMap((word) => word.trim() || []);
          expect(readNotUnderstood(getParams(withNotUnderstood(path, words)))).toEqual(kept);
          expect(withNotUnderstood(path, words).startsWith(path)).toBe(true);
        },
      ),
    );
  });

  test('are few and short, whatever an address says', () => {
    const params = new URLSearchParams(Array.from({ length: 50 }, () => ['not_understood', 'x'.repeat(500)]));
    expect(readNotUnderstood(params)).toEqual(Array.from({ length: 5 }, () => 'x'.repeat(60)));
  });
});

test('R-342 the address of a search holds the places that were chosen', () => {
  const params = getParams(
    searchPath({ search: '2 bhk & more', kind: 'rent', city_id: 3, place: ['locality-4', 'city-1'] }),
  );
  expect(Object.fromEntries(params)).toEqual({
    search: '2 bhk & more',
    kind: 'rent',
    city_id: '3',
    place: 'locality-4,city-1',
  });
});

describe('R-340 the same search in the other list', () => {
  test('keeps what both lists have', () => {
    const shared = { city_id: 3, locality: [4], builder_id: 5, bhk: [6], max_price: 7_000_000 };
    expect(toProjects({ ...shared, property_type: ['flat/apartment'] })).toEqual({
      ...shared,
      residency_type: 'residential',
    });
    expect(toProjects({ property_type: ['plot'] })).toEqual({ residency_type: 'plot' });
    expect(toProperties({ ...shared, residency_type: 'commercial' })).toEqual({
      ...shared,
      residency_type: 'commercial',
    });
  });

  test('does not exist if the other list cannot have all filters', () => {
    for (const search of [
      { purpose: 'rent' },
      { furnishing: 'full' },
      { amenities: [1] },
      { property_type: ['villa'] },
      { property_type: ['plot', 'flat/apartment'] },
    ] as const)
      expect(toProjects(structuredClone(search) as Parameters<typeof toProjects>[0])).toBeUndefined();
    for (const search of [{ search: 'green' }, { landmark: 'metro' }, { project: 'palm' }])
      expect(toProperties(search)).toBeUndefined();
  });
});
