import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWarnings, type PublishingFacts } from './listing-warnings.ts';
import { validateProperty } from './listings.ts';

const NO_FACTS: PublishingFacts = { similar: null, rera_state: null };
const similar = { count: 41, low: 17_000_000, high: 21_500_000, place: 'Sector 63A' };
const WITH_SIMILAR = { ...NO_FACTS, similar };
const fine = { price: 19_000_000, purpose: 'sale', possession_status: 'ready_to_move', rera_id: '', pictures: 5 };

const codes = (values: object, facts = NO_FACTS) => findWarnings({ ...fine, ...values }, facts).map(({ code }) => code);

describe('R-421 the warnings before publishing', () => {
  test('are none where nothing is unusual', () => {
    expect(codes({}, { ...WITH_SIMILAR, rera_state: 'Haryana' })).toEqual([]);
  });

  test('name a price far from similar homes, with their middle half and what may have been meant', () => {
    expect(findWarnings({ ...fine, price: 190_000_000 }, WITH_SIMILAR)).toEqual([
      {
        code: 'price_far',
        field: 'price',
        title: 'Price far from similar homes',
        message: '41 similar properties in Sector 63A ask ₹\u00a01.7\u00a0Cr to ₹\u00a02.15\u00a0Cr (middle half).',
        suggested_price: 19_000_000,
      },
    ]);
    expect(findWarnings({ ...fine, price: 29_200_000 }, WITH_SIMILAR)).toMatchObject([{ suggested_price: null }]);
  });

  test('never suggest a price that is far itself, and no price inside the middle half is far', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    const prices = fc.tuple(price, price, price).map((three) => three.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(prices, price, ([low = 0, inside = 0, high = 0], asked) => {
        const facts = { ...NO_FACTS, similar: { count: 8, low, high, place: 'Pune' } };
        expect(codes({ price: inside }, facts)).toEqual([]);
        const [warning] = findWarnings({ ...fine, price: asked }, facts);
        const suggested = warning?.suggested_price ?? inside;
        expect(codes({ price: suggested }, facts)).toEqual([]);
      }),
    );
  });

  test('do not compare a price on request, or without homes to compare with', () => {
    expect(codes({ price: 1_000_000_000 })).toEqual([]);
    expect(codes({ price: 1_000_000_000, price_on_request: true }, WITH_SIMILAR)).toEqual([]);
    expect(codes({ price: null }, WITH_SIMILAR)).toEqual([]);
  });

  test('where all similar homes cost the same, a price may differ by a quarter', () => {
    const same = { ...NO_FACTS, similar: { ...similar, low: 1_000_000, high: 1_000_000 } };
    expect(codes({ price: 1_250_000 }, same)).toEqual([]);
    expect(codes({ price: 1_250_001 }, same)).toEqual(['price_far']);
    expect(codes({ price: 749_999 }, same)).toEqual(['price_far']);
  });

  test.each([
    ['new_launch', 'sale', '', 'Haryana', ['rera_missing']],
    ['mid_stage', 'sale', '', 'Haryana', ['rera_missing']],
    ['mid_stage', 'sale', 'GGM/1/2/2026/3', 'Haryana', []],
    ['ready_to_move', 'sale', '', 'Haryana', []],
    ['mid_stage', 'rent', '', 'Haryana', []],
    ['mid_stage', 'sale', '', null, []],
  ])(
    'ask for a RERA number where the law does: %s for %s, "%s" in %s',
    (possession_status, purpose, rera_id, rera_state, expected) => {
      expect(codes({ possession_status, purpose, rera_id }, { ...NO_FACTS, rera_state })).toEqual(expected);
    },
  );

  test('name a listing without a picture', () => {
    expect(codes({ pictures: 0 })).toEqual(['no_picture']);
  });
});

describe('R-421 impossible values', () => {
  const sqFt = (value: number) => ({ value, unit: 'sq_ft' });
  const home = { status: 'published', property_type: 'villa', purpose: 'sale', price: 9_000_000 };
  const invalid = (values: object) => {
    const complete = { city_id: 1, residency_type: 'residential', possession_status: 'ready_to_move' };
    return validateProperty({ ...complete, built_up_area: sqFt(1400), ...home, ...values }).map(({ field }) => field);
  };

  test.each([
    ['a carpet of 12 sq ft', { carpet_area: sqFt(12) }, ['carpet_area']],
    ['a home of 40 sq ft', { built_up_area: sqFt(40) }, ['built_up_area']],
    [
      'a carpet above the super area',
      { built_up_area: null, carpet_area: sqFt(1500), super_area: sqFt(1400) },
      ['carpet_area', 'built_up_area'],
    ],
    ['a floor above the top', { floor: 9, total_floors: 4 }, ['floor']],
    ['a price in lakhs', { price: 85 }, ['price']],
  ])('can never be published: %s', (_what, values, fields) => {
    expect(invalid(values)).toEqual(fields);
  });

  test('may stand in a draft while they are typed', () => {
    expect(invalid({ status: 'draft', carpet_area: sqFt(12), price: 85 })).toEqual([]);
  });

  test('are only those: a shop may be small, and a rent low', () => {
    expect(invalid({ property_type: 'commercial_shop', built_up_area: sqFt(40) })).toEqual([]);
    expect(invalid({ purpose: 'rent', price: 4_500 })).toEqual([]);
    expect(invalid({})).toEqual([]);
  });
});
