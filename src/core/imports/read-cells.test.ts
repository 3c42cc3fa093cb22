import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportDecisions } from '#contract';
import { type ImportNames, splitPlace } from './import-names.ts';
import { cellReader } from './read-cells.ts';

const CITIES = new Map([
  ['gurugram', 1],
  ['gurgaon', 1],
  ['noida', 2],
  ['greater noida', 3],
]);
const findCity = (text: string) => CITIES.get(text.toLowerCase());

const names: ImportNames = {
  city: new Map([['gurugram', 1]]),
  builder: new Map([['banyan homes', 3]]),
  tags: new Map([['featured', 1]]),
  amenities: new Map([['pool', 1]]),
  bhks: new Map([
    ['2', 1],
    ['3', 2],
    ['4', 3],
  ]),
  labels: {
    city: new Map([[1, 'Gurugram']]),
    builder: new Map([[3, 'Banyan Homes']]),
    tags: new Map([[1, 'Featured']]),
    amenities: new Map([[1, 'Pool']]),
    bhks: new Map([
      [1, '2'],
      [2, '3'],
      [3, '4'],
    ]),
    colleague: new Map(),
  },
  localities: { find: () => undefined, findSimilar: () => undefined },
  findCity,
};

const NONE: ImportDecisions = { values: [], units: {} };

/** Reads one cell of a column that holds this field. */
function read(field: string, text: string, { head = 'Column', decisions = NONE, purpose = '' } = {}) {
  const mapping = { [field]: head, ...(purpose && { purpose: 'For' }) };
  const plan = { kind: 'property' as const, columns: [head, 'For'], mapping, publish: false, decisions };
  const cells = cellReader(plan, names, new Map())([7, text, purpose]);
  return { value: cells.values[field], error: cells.errors.get(field), facts: cells.facts };
}

const decided = (field: string, value: string, means: string | null): ImportDecisions => ({
  values: [{ field, value, means }],
  units: {},
});

describe('R-422 words of sellers', () => {
  test.each<[string, string, unknown]>([
    ['property_type', 'Flat', 'flat/apartment'],
    ['property_type', 'B. Floor', 'builder_floor_apartment'],
    ['property_type', 'KOTHI', 'villa'],
    ['furnishing', 'semi', 'semi'],
    ['furnishing', 'un', 'unfurnished'],
    ['furnishing', 'F/F', 'full'],
    ['facing', 'N.E.', 'north_east'],
    ['possession_status', 'RTM', 'ready_to_move'],
    ['purpose', 'Lease', 'rent'],
    ['city_id', 'Gurgaon', 1],
    ['bhk_ids', '3bhk', [2]],
    ['bhk_ids', '4+SQ', [3]],
    ['bhk_ids', '2 BHK, 3 BHK', [1, 2]],
    ['price', '121 lacs', 12_100_000],
    ['price', '₹ 1.92 Cr.', 19_200_000],
    ['price', '1.35 cr onwards', 13_500_000],
    ['price', 'Rs. 95,00,000/-', 9_500_000],
    ['carpet_area', '1240 sft', { value: 1240, unit: 'sq_ft' }],
    ['carpet_area', '88 sqm', { value: 88, unit: 'sq_m' }],
    ['carpet_area', '150 gaj', { value: 150, unit: 'sq_yd' }],
    ['carpet_area', '140 Sq. Yards', { value: 140, unit: 'sq_yd' }],
    ['floor', '3rd of 12', 3],
    ['floor', '7/14', 7],
    ['bathrooms', '3T', 3],
    ['locality', '-', undefined],
  ])('%s %j', (field, text, value) => {
    expect(read(field, text)).toMatchObject({ value, error: undefined });
  });

  test.each([
    ['furnishing', 'Lux', 'unknown'],
    ['city_id', 'Atlantis', 'unknown'],
    ['builder_id', 'Banyan', 'unknown'],
    ['price', 'call', 'impossible'],
    ['carpet_area', '12 sft', 'impossible'],
    ['price', '195', 'unit'],
    ['carpet_area', '1240', 'unit'],
  ])('%s %j is %s', (field, text, kind) => {
    const { error, value, facts } = read(field, text);
    expect({ value, kinds: facts.map((fact) => fact.kind) }).toEqual({ value: undefined, kinds: [kind] });
    expect(error).toBeTypeOf('string');
  });

  test('with signs of lists in them are names of ours too', () => {
    const tags = {
      ...names,
      tags: new Map([['top; pick', 2]]),
      labels: { ...names.labels, tags: new Map([[2, 'Top; Pick']]) },
    };
    const plan = {
      kind: 'property' as const,
      columns: ['Tags'],
      mapping: { tag_ids: 'Tags' },
      publish: false,
      decisions: NONE,
    };
    const { values, facts } = cellReader(plan, tags, new Map())([2, String.raw`Top\; Pick`]);
    expect({ values, facts }).toMatchObject({ values: { tag_ids: [2] } });
  });

  test('that are no names of ours are left out of lists, and keep no row back', () => {
    const { value, error, facts } = read('amenity_ids', 'Pool, Helipad');
    expect({ value, error }).toEqual({ value: [1], error: undefined });
    expect(facts).toMatchObject([{ kind: 'unmatched', value: 'Helipad' }]);
  });
});

describe('R-422 a decision', () => {
  test('stands for the value, whatever its case and spaces', () => {
    expect(
      read('furnishing', ' LUX  home', { decisions: decided('furnishing', 'lux home', 'Semi-furnished') }),
    ).toMatchObject({
      value: 'semi',
      facts: [{ kind: 'value', means: 'Semi-furnished', source: 'chosen' }],
    });
  });

  test('of nothing leaves the field empty', () => {
    for (const [field, text] of [
      ['furnishing', 'Lux'],
      ['price', 'call'],
    ] as const)
      expect(read(field, text, { decisions: decided(field, text, null) })).toMatchObject({
        value: undefined,
        error: undefined,
      });
  });

  test('that means nothing itself is a problem again', () => {
    expect(read('furnishing', 'Lux', { decisions: decided('furnishing', 'Lux', 'Plush') }).error).toBeTypeOf('string');
  });

  test('about another field does not count', () => {
    expect(read('furnishing', 'Lux', { decisions: decided('facing', 'Lux', 'North') }).error).toBeTypeOf('string');
  });
});

describe('R-422 numbers without a unit', () => {
  const units = (unit: 'lakh' | 'crore' | 'rupees') => ({ values: [], units: { price: unit } });

  test('have the unit that was chosen for their column', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_900 }), (hundredths) => {
        const text = String(hundredths / 100);
        expect(read('price', text, { decisions: units('lakh') }).value).toBe(hundredths * 1_000);
        expect(read('price', text, { decisions: units('crore') }).value).toBe(hundredths * 100_000);
      }),
    );
  });

  test('are rupees if they are large, whatever was chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10 ** 12 }),
        fc.constantFrom('lakh' as const, 'crore' as const),
        (amount, unit) => {
          expect(read('price', String(amount), { decisions: units(unit) }).value).toBe(amount);
        },
      ),
    );
  });

  test('have the unit that their heading names', () => {
    expect(read('price', '195', { head: 'Price (in lacs)' }).value).toBe(19_500_000);
    expect(read('price', '1.95', { head: 'Rate Cr' }).value).toBe(19_500_000);
    expect(read('carpet_area', '88', { head: 'Carpet (sqm)' }).value).toEqual({ value: 88, unit: 'sq_m' });
    expect(read('carpet_area', '1240', { head: 'Carpet in sq. ft' }).value).toEqual({ value: 1240, unit: 'sq_ft' });
  });

  test('are rents of a home for rent', () => {
    expect(read('price', '9500', { purpose: 'rent' }).value).toBe(9_500);
    expect(read('price', '9500', { head: 'Monthly rent' }).value).toBe(9_500);
  });
});

describe('R-422 a city and its locality in one cell', () => {
  test.each([
    ['Gurgaon, Sec 63-A', 1, 'Sec 63-A'],
    ['Sec 63-A, Gurgaon', 1, 'Sec 63-A'],
    ['Noida Sec 150', 2, 'Sec 150'],
    ['Sector 1 Greater Noida', 3, 'Sector 1'],
    ['GURGAON - Sector 65', 1, 'Sector 65'],
    ['Tower 4, Sector 65, Gurugram', 1, 'Tower 4, Sector 65'],
    ['Gurgaon', 1, ''],
    ['Baner', undefined, 'Baner'],
  ])('%j', (text, cityId, locality) => {
    expect(splitPlace(text, findCity)).toEqual({ cityId, locality });
  });

  test('is split the same in any order, and loses no word', () => {
    const word = fc.stringMatching(/^[B-F][a-z]{2,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('Gurgaon', 'Noida'),
        (words, city) => {
          const locality = words.join(' ');
          const expected = { cityId: findCity(city), locality };
          expect(splitPlace(`${city}, ${locality}`, findCity)).toEqual(expected);
          expect(splitPlace(`${locality}, ${city}`, findCity)).toEqual(expected);
        },
      ),
    );
  });
});

test('R-422 no cell ends the reading of a row', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('price', 'carpet_area', 'bhk_ids', 'place', 'floor', 'furnishing'),
      fc.string(),
      (field, text) => {
        const { value, error } = read(field, text);
        expect(value !== undefined && error !== undefined && field !== 'bhk_ids').toBe(false);
      },
    ),
  );
});
