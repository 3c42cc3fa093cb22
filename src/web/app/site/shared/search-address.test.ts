import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProjectSearch, PropertySearch } from '#contract';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { readProjectSearch, readPropertySearch } from './search-address.ts';

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

const name = fc.constantFrom(
  'purpose',
  'search',
  'city_id',
  'locality',
  'min_carpet',
  'max_carpet',
  'amenities',
  'min_floor',
  'max_floor',
  'max_age',
  'posted_by',
  'listed_within',
  'facing',
  'rera',
  'landmark',
  'project',
  'builder_id',
  'residency_type',
  'property_type',
  'bhk',
  'furnishing',
  'possession_status',
  'min_price',
  'max_price',
  'sort',
  'page',
  'utm_source',
);
const value = fc.oneof(
  fc.constantFrom('rent', 'sale', '5000', '5001', '25000'),
  fc.constantFrom('us', 'owner', 'north', 'north,east,up', 'carpet_rate', '-5', '-6', '200', '365', '366', '10000001'),
  fc.constantFrom('1,2,3,4,5,6,7,8,9,10,11,12', '100', '101'),
  fc.constantFrom('residential', 'plot', 'flat/apartment', 'flat-apartment', 'warehouse-godown', 'villa,plot', 'full'),
  fc.constantFrom('near_pssession', 'near_possession', 'newest', 'price_asc', '', ' ', '0', '1', '2,5', '2,,x,5,2'),
  fc.constantFrom('500000', '500001', '20000000', '999999999', '1000000000', '1e3', '-3', '1.5', 'Infinity', 'NaN'),
  fc.constantFrom('0x10', '9007199254740993', '1001', ' 7 ', 'constructor', 'toString', '__proto__'),
  fc.integer().map(String),
  fc.constantFrom('क'.repeat(120), '🏠'.repeat(60), 'a\0b', '\ud83d half of a house'),
  fc.string({ maxLength: 120 }),
);
const address = fc.array(fc.tuple(name, value), { maxLength: 12 }).map((pairs) => new URLSearchParams(pairs));

const withoutUndefined = (search: object) => JSON.parse(JSON.stringify(search)) as unknown;

describe('the address of a list', () => {
  test('R-074 means the same to the page and to the server, whatever stands in it', () => {
    fc.assert(
      fc.property(address, (params) => {
        expect(withoutUndefined(readPropertySearch(params))).toEqual(
          withoutUndefined(PropertySearch.parse({ ...parsed(params), facets: '1' })),
        );
        expect(withoutUndefined(readProjectSearch(params))).toEqual(
          withoutUndefined(ProjectSearch.parse(parsed(params))),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('R-074 survives being written and read again', () => {
    fc.assert(
      fc.property(address, (params) => {
        const properties = readPropertySearch(params);
        const written = new URL(propertiesPath(properties), 'https://a.example');
        expect(readPropertySearch(written.searchParams, written.pathname === '/rent' ? 'rent' : undefined)).toEqual(
          properties,
        );
        const projects = readProjectSearch(params);
        expect(readProjectSearch(new URL(projectsPath(projects), 'https://a.example').searchParams)).toEqual(projects);
      }),
      { numRuns: 1_000 },
    );
  });

  test('R-080 writes a kind of property with a slash with a hyphen, and reads both', () => {
    expect(propertiesPath({ property_type: ['flat/apartment', 'villa'] })).toBe(
      '/properties?property_type=flat-apartment,villa',
    );
    for (const written of ['flat%2Fapartment', 'flat-apartment', 'flat/apartment']) {
      expect(readPropertySearch(new URLSearchParams(`property_type=${written}`)).property_type).toEqual([
        'flat/apartment',
      ]);
    }
  });

  test('R-082 R-313 reads the old spelling of near possession', () => {
    expect(readPropertySearch(new URLSearchParams('possession_status=near_pssession')).possession_status).toEqual([
      'near_possession',
    ]);
  });

  test('is short: the first page is not written', () => {
    expect(propertiesPath({ page: 1 })).toBe('/properties');
    expect(projectsPath({ search: 'green park', city_id: 3, page: 2 })).toBe(
      '/projects?search=green+park&city_id=3&page=2',
    );
  });
});
