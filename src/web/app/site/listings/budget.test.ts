import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUDGET_MAX, BUDGET_MIN } from '#contract';
import type { Budget } from '#contract/listings/filter-values.ts';
import { budgetText, SLIDERS, toBudget, toThumbLabel, toThumbs, withMaximum, withMinimum } from './budget.ts';

const LAKH = 100_000;
const { sale, rent } = SLIDERS;
const rupees = fc.oneof(fc.integer({ min: 0, max: 3 * BUDGET_MAX }), fc.constantFrom(0, BUDGET_MIN, BUDGET_MAX));
const maybe = fc.option(rupees, { nil: undefined });
const budget: fc.Arbitrary<Budget> = fc.record({ min_price: maybe, max_price: maybe });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const none: Budget = { min_price: undefined, max_price: undefined };

describe('R-083 the budget', () => {
  test('has its thumbs on the slider and apart, whatever the address says', () => {
    fc.assert(
      fc.property(budget, (any) => {
        const [low, high] = toThumbs(any, sale);
        expect(low).toBeGreaterThanOrEqual(BUDGET_MIN);
        expect(high).toBeLessThanOrEqual(BUDGET_MAX);
        expect(low).toBeLessThan(high);
      }),
    );
  });

  test('D-29 D-60 keeps typed amounts exactly, the minimum below the maximum', () => {
    fc.assert(
      fc.property(budget, rupees, (before, typed) => {
        const { min_price, max_price } = withMinimum(before, typed, sale);
        expect(max_price).toBe(before.max_price);
        const low = Math.min(typed, (before.max_price ?? Number.POSITIVE_INFINITY) - 1);
        expect(min_price).toBe(low <= BUDGET_MIN ? undefined : low);
        expect(withMaximum(before, typed)).toEqual({
          min_price: before.min_price,
          max_price: Math.max(typed, (before.min_price ?? 0) + 1),
        });
      }),
    );
    expect(withMinimum({ min_price: undefined, max_price: 60 * LAKH }, 90 * LAKH, sale).min_price).toBe(60 * LAKH - 1);
    expect(withMaximum({ min_price: 60 * LAKH, max_price: undefined }, 10 * LAKH).max_price).toBe(60 * LAKH + 1);
    expect(withMaximum(none, 5 * BUDGET_MAX)).toEqual({ min_price: undefined, max_price: 5 * BUDGET_MAX });
  });

  test('D-29 has no bound where a thumb stands at its end, unless one beyond the slider was typed', () => {
    expect(toBudget([BUDGET_MIN, BUDGET_MAX], sale)).toEqual(none);
    expect(toBudget([BUDGET_MIN + sale.step, BUDGET_MAX], sale)).toEqual({ min_price: 6 * LAKH, max_price: undefined });
    expect(withMinimum({ min_price: 80 * LAKH, max_price: undefined }, undefined, sale)).toEqual(none);
    const typed = { min_price: 80 * LAKH, max_price: 3 * BUDGET_MAX };
    expect(toThumbs(typed, sale)).toEqual([80 * LAKH, BUDGET_MAX]);
    expect(toBudget([90 * LAKH, BUDGET_MAX], sale, typed)).toEqual({ min_price: 90 * LAKH, max_price: 3 * BUDGET_MAX });
    expect(toBudget([90 * LAKH, 100 * LAKH], sale, typed)).toEqual({ min_price: 90 * LAKH, max_price: 100 * LAKH });
  });

  test('D-60 has presets beyond the slider, whose label shows the amount', () => {
    expect(sale.presets.map(({ budget: preset }) => plain(budgetText(preset)))).toEqual([
      '₹ 2 Cr – ₹ 3 Cr',
      '₹ 3 Cr – ₹ 5 Cr',
      '₹ 5 Cr – ₹ 10 Cr',
      '₹ 10 Cr+',
    ]);
  });

  test('R-083 D-29 reads in lakh and crore, and says what its ends mean', () => {
    expect(plain(budgetText({ min_price: 80 * LAKH, max_price: undefined }))).toBe('₹ 80 L – ₹ 2 Cr+');
    expect(plain(budgetText({ min_price: undefined, max_price: 125 * LAKH }))).toBe('5 Lakh or less – ₹ 1.25 Cr');
    expect(plain(budgetText(none))).toBe('5 Lakh or less – ₹ 2 Cr+');
    expect(plain(budgetText({ min_price: 3 * BUDGET_MAX, max_price: undefined }))).toBe('₹ 6 Cr+');
    expect([BUDGET_MIN, 80 * LAKH, BUDGET_MAX].map((position) => toThumbLabel(position, sale))).toEqual([
      '5 lakh or less',
      '₹ 80 lakh',
      '₹ 2 crore or more',
    ]);
  });

  test('D-60 runs from 5,000 to 5 lakh a month for rent, and keeps typed rents exactly', () => {
    expect([rent.toRupees(rent.start), rent.toRupees(rent.end)]).toEqual([5_000, 500_000]);
    expect(toBudget([rent.start, rent.end], rent)).toEqual(none);
    for (let position = rent.start; position <= rent.end; position += 1)
      expect(rent.toPosition(rent.toRupees(position))).toBe(position);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (low, high) => {
        const typed = withMaximum(withMinimum(none, low, rent), high);
        expect(typed.max_price).toBe(Math.max(high, (typed.min_price ?? 0) + 1));
        const [left, right] = toThumbs(typed, rent);
        expect(left).toBeLessThan(right);
      }),
    );
    expect(plain(budgetText({ min_price: 20_000, max_price: 35_000 }, 'rent'))).toBe('₹ 20,000 – ₹ 35,000');
    expect(plain(budgetText(none, 'rent'))).toBe('₹ 5,000 or less – ₹ 5 L+');
    expect(toThumbLabel(rent.end, rent)).toBe('₹ 5 lakh or more');
  });
});
