import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SavedQuery } from '#contract';
import type { Identity } from '../listings.ts';
import { listingsPath, readListings, toQuery } from './saved-listings.ts';

const identity = fc.record<Identity>({
  type: fc.constantFrom('property', 'project'),
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
});
const identities = fc.uniqueArray(identity, { selector: ({ type, id }) => `${type} ${id}`, maxLength: 40 });

const withoutUndefined = (query: object) => JSON.parse(JSON.stringify(query)) as unknown;

describe('an address that names listings', () => {
  test('R-101 keeps properties and projects apart, each in its order', () => {
    const saved: Identity[] = [
      { type: 'project', id: 7 },
      { type: 'property', id: 9 },
      { type: 'property', id: 7 },
    ];
    expect(listingsPath('/wishlist', saved)).toBe('/wishlist?properties=9,7&projects=7');
    expect(listingsPath('/compare', [])).toBe('/compare');
  });

  test('survives being written and read again', () => {
    fc.assert(
      fc.property(identities, (named) => {
        const { searchParams } = new URL(listingsPath('/wishlist', named), 'https://site.example');
        expect(toQuery(readListings(searchParams))).toEqual(toQuery(named));
      }),
    );
  });

  test('means the same to the page and to the server, whatever stands in it', () => {
    const value = fc.oneof(
      fc.constantFrom('', '0', '-1', '1,2', '1,,x,2,2', '1e3', '0x10', ' 7 ', '1.5', 'NaN', '9007199254740993'),
      fc.string({ maxLength: 40 }),
    );
    const pair = fc.tuple(fc.constantFrom('properties', 'projects'), value);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const params = new URLSearchParams(pairs);
        const server = { properties: params.getAll('properties'), projects: params.getAll('projects') };
        expect(withoutUndefined(toQuery(readListings(params)))).toEqual(withoutUndefined(SavedQuery.parse(server)));
      }),
      { numRuns: 300 },
    );
  });
});
