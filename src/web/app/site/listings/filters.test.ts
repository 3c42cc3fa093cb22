import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Furnishing, PossessionStatus, PropertyType, ResidencyType } from '#contract';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { appliedValues } from '#contract/listings/more-filter-values.ts';
import { appliedFilters, changed, clearFilters, offeredFilters, valueText } from './filters.ts';
import { PROJECTS, PROPERTIES } from './result-sources.ts';

const choices: Choices = {
  cities: [{ id: 2, city_name: 'Gurugram' }],
  builders: [{ id: 7, name: 'Palash Group' }],
  bhks: [
    { id: 1, bhk: '1 RK' },
    { id: 6, bhk: '3' },
  ],
  localities: [
    { id: 41, name: 'Wakad' },
    { id: 42, name: 'Baner' },
  ],
  amenities: [{ id: 9, name: 'Lift' }],
};

const read = (address: string): Search => PROPERTIES.read(new URLSearchParams(address));
const labels = (address: string) => appliedValues(PROPERTIES.filters, read(address), choices).map(({ label }) => label);

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const anySearch: fc.Arbitrary<Search> = fc.record({
  city_id: maybe(fc.constantFrom(2, 99)),
  builder_id: maybe(fc.constantFrom(7, 99)),
  residency_type: maybe(fc.constantFrom(...ResidencyType.options)),
  property_type: maybe(fc.uniqueArray(fc.constantFrom(...PropertyType.options), { minLength: 1, maxLength: 4 })),
  bhk: maybe(fc.uniqueArray(fc.constantFrom(1, 6, 99), { minLength: 1 })),
  furnishing: maybe(fc.constantFrom(...Furnishing.options)),
  possession_status: maybe(fc.uniqueArray(fc.constantFrom(...PossessionStatus.options), { minLength: 1 })),
  min_price: maybe(fc.integer({ min: 500_001, max: 20_000_000 })),
  max_price: maybe(fc.integer({ min: 500_001, max: 20_000_000 })),
  page: fc.integer({ min: 1, max: 9 }),
});

describe('the filters of a list', () => {
  test('R-073 R-343 of properties', () => {
    expect([...PROPERTIES.filters].toSorted()).toEqual(
      [
        'city_id',
        'builder_id',
        'residency_type',
        'property_type',
        'furnishing',
        'bhk',
        'possession_status',
        'budget',
        'locality',
        'carpet',
        'amenities',
        'floor',
        'age',
        'posted_by',
        'listed_within',
        'facing',
        'rera',
      ].toSorted(),
    );
  });

  test('R-069 R-343 of projects', () => {
    expect([...PROJECTS.filters].toSorted()).toEqual(
      [
        'search',
        'city_id',
        'landmark',
        'project',
        'bhk',
        'residency_type',
        'possession_status',
        'builder_id',
        'budget',
        'locality',
      ].toSorted(),
    );
  });

  test('are named by what they are set to', () => {
    expect(labels('city_id=2&builder_id=7&residency_type=residential&bhk=1,6&min_price=8000000')).toEqual([
      'Gurugram',
      'Palash Group',
      'Residential',
      '1 RK',
      '3\u00a0BHK',
      '₹\u00a080\u00a0L or more',
    ]);
    expect(valueText('property_type', read('property_type=villa,penthouse,plot'), choices)).toBe('Villa +2');
    expect(valueText('city_id', read(''), choices)).toBeUndefined();
    const textSearch = PROJECTS.read(new URLSearchParams('search=green&landmark=metro&project=palm'));
    expect(appliedValues(PROJECTS.filters, textSearch, choices).map(({ label }) => label)).toEqual([
      '“green”',
      'Near metro',
      'Project “palm”',
    ]);
  });

  test('keep the name of their kind while the name of an id is unknown', () => {
    expect(labels('city_id=99&bhk=99')).toEqual(['City', 'BHK']);
  });

  test('can be taken off one value after the other until none is left', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        let left = search;
        let steps = 0;
        for (;;) {
          const [first] = appliedValues(PROPERTIES.filters, left, choices);
          if (!first) break;
          left = changed(left, first.without);
          steps += 1;
          expect(steps).toBeLessThan(20);
        }
        expect(PROPERTIES.toPath(left)).toBe('/properties');
      }),
    );
  });

  test('start the list again at its first page when they change, and keep its order when they are cleared', () => {
    expect(changed(read('page=3&city_id=2'), { city_id: undefined })).toMatchObject({ page: 1 });
    const none = clearFilters(read('city_id=2&min_price=8000000&sort=price_asc&page=4'));
    expect(PROPERTIES.toPath(none)).toBe('/properties?sort=price_asc');
    expect(appliedFilters(PROPERTIES.filters, none)).toEqual([]);
  });

  test('D-30 offer no BHK where nothing that can be found has one, and let go of it', () => {
    for (const address of ['residency_type=commercial', 'residency_type=plot', 'property_type=warehouse-godown,plot']) {
      expect(offeredFilters(PROPERTIES.filters, read(address))).not.toContain('bhk');
      expect(changed(read('bhk=6'), read(address)).bhk).toBeUndefined();
    }
    for (const address of ['', 'residency_type=residential', 'property_type=plot,villa', 'property_type=farmhouse'])
      expect(offeredFilters(PROPERTIES.filters, read(address))).toContain('bhk');
    expect(offeredFilters(PROPERTIES.filters, read('residency_type=plot&bhk=6'))).toContain('bhk');
  });
});
