import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PostedPropertySearch } from '#contract';
import { filterCount, postedPath, readPostedSearch } from './posted-search.ts';

/** A query as the server parses it: a repeated name becomes a list. */
function parsed(params: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

const name = fc.constantFrom('posted_by', 'property_type', 'city', 'page', 'utm_source');
const value = fc.oneof(
  fc.constantFrom('agent', 'Agent', 'owner', 'builder', 'flat/apartment', 'flat-apartment', 'villa', 'toString', ''),
  fc.constantFrom('0', '1', '7', '1001', '-3', '1.5', 'NaN', ' Kochi ', 'K\0chi', 'x'.repeat(60), 'x'.repeat(61)),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const address = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs));

describe('the address of posted properties', () => {
  test('R-126 R-127 means to the page what it means to the server', () => {
    fc.assert(
      fc.property(address, (params) => {
        expect(readPostedSearch(params)).toEqual(PostedPropertySearch.parse(parsed(params)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('D-26 is written in one way, and read again as the same search', () => {
    fc.assert(
      fc.property(address, (params) => {
        const search = readPostedSearch(params);
        const [path, query] = postedPath(search).split('?');
        expect(path).toBe('/posted-properties');
        expect(readPostedSearch(new URLSearchParams(query))).toEqual(search);
      }),
    );
    expect(postedPath({ city: 'Kochi', posted_by: 'agent', page: 2 })).toBe(
      '/posted-properties?posted_by=agent&city=Kochi&page=2',
    );
    expect(postedPath({ page: 1 })).toBe('/posted-properties');
  });

  test('R-040 tells how many filters are set', () => {
    expect(filterCount({ page: 3 })).toBe(0);
    expect(filterCount({ posted_by: 'owner', city: 'Pune', page: 1 })).toBe(2);
  });
});
