import { describe, expect, test } from 'vitest';
import { bhkOptions, fewOptions, filterOptions, possessionOptions, typeOptions } from './options.ts';

const named = (options: { value: string | number; label: string }[]) =>
  options.map(({ value, label }) => [value, label]);

describe('the options of a filter', () => {
  test('R-075 R-076 R-081 are these, under these names', () => {
    expect(named(fewOptions('residency_type', undefined))).toEqual([
      ['residential', 'Residential'],
      ['commercial', 'Commercial'],
      ['plot', 'Plot'],
    ]);
    expect(named(fewOptions('furnishing', undefined))).toEqual([
      ['full', 'Fully furnished'],
      ['semi', 'Semi-furnished'],
      ['unfurnished', 'Unfurnished'],
    ]);
    expect(named(possessionOptions(undefined))).toEqual([
      ['new_launch', 'New Launch'],
      ['mid_stage', 'Mid Stage'],
      ['near_possession', 'Near Possession'],
      ['ready_to_move', 'Ready To Move'],
    ]);
  });

  test('R-077 R-078 R-079 of property type stand under three headings', () => {
    const groups = typeOptions(undefined);
    expect(groups.map(({ label, options }) => [label, options.length])).toEqual([
      ['ALL RESIDENTIAL', 8],
      ['ALL COMMERCIAL', 9],
      ['ALL AGRICULTURAL', 2],
    ]);
    const all = named(groups.flatMap(({ options }) => options));
    expect(all).toContainEqual(['residential', 'Residential House']);
    expect(all).toContainEqual(['farmhouse', 'Farm House']);
  });

  test('R-084 of BHK come from the server with their ids', () => {
    expect(named(bhkOptions([{ id: 6, bhk: '3' }], undefined))).toEqual([[6, '3\u00a0BHK']]);
  });

  test('say how many results they would leave, none where they were not found', () => {
    const facets = {
      residency_type: [{ value: 'plot', count: 4 }],
      property_type: [],
      furnishing: [],
      possession_status: [],
      bhk: [{ value: '6', count: 31 }],
      locality: [{ value: '42', count: 7, approximate: true as const }],
      carpet: [],
      amenities: [],
      floor: [],
      age: [],
      posted_by: [],
      listed_within: [],
      facing: [],
      rera: [],
    };
    expect(fewOptions('residency_type', facets).map(({ count }) => count)).toEqual([0, 0, 4]);
    expect(bhkOptions([{ id: 6, bhk: '3' }], facets)[0]?.count).toBe(31);
    expect(fewOptions('residency_type', undefined).map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are found by any part of their name, accents or not', () => {
    const cities = ['Delhi', 'Greater Noida', 'Noida', 'Põnda'].map((label, value) => ({ value, label }));
    expect(filterOptions(cities, ' noi ').map(({ label }) => label)).toEqual(['Greater Noida', 'Noida']);
    expect(filterOptions(cities, 'pon').map(({ label }) => label)).toEqual(['Põnda']);
    expect(filterOptions(cities, '')).toHaveLength(4);
    expect(filterOptions(cities, 'x')).toEqual([]);
  });
});
