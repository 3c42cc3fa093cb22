import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUDGET_MAX, BUDGET_MIN } from '#contract';
import {
  BUDGET_STEP,
  type Budget,
  budgetText,
  readRupees,
  toBudget,
  toThumbLabel,
  toThumbs,
  withMaximum,
  withMinimum,
} from './filters.ts';

const LAKH = 100_000;
const rupees = fc.oneof(fc.integer({ min: 0, max: 3 * BUDGET_MAX }), fc.constantFrom(0, BUDGET_MIN, BUDGET_MAX));
const maybe = fc.option(rupees, { nil: undefined });
const budget: fc.Arbitrary<Budget> = fc.record({ min_price: maybe, max_price: maybe });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const none: Budget = { min_price: undefined, max_price: undefined };

describe('R-083 the budget', () => {
  test('has its thumbs on the slider and apart, whatever the address says', () => {
    fc.assert(
      fc.property(budget, (any) => {
        const [low, high] = toThumbs(any);
        expect(low).toBeGreaterThanOrEqual(BUDGET_MIN);
        expect(high).toBeLessThanOrEqual(BUDGET_MAX);
        expect(low).toBeLessThan(high);
      }),
    );
  });

  test('D-29 caps a typed minimum a rupee below the maximum, and floors a maximum a rupee above the minimum', () => {
    fc.assert(
      fc.property(budget, maybe, (before, typed) => {
        const [low, high] = toThumbs(before);
        const [lower, same] = toThumbs(withMinimum(before, typed));
        expect(same).toBe(high);
        expect(lower).toBe(Math.min(Math.max(typed ?? BUDGET_MIN, BUDGET_MIN), high - 1));
        const [unchanged, upper] = toThumbs(withMaximum(before, typed));
        expect(unchanged).toBe(low);
        expect(upper).toBe(Math.max(Math.min(typed ?? BUDGET_MAX, BUDGET_MAX), low + 1));
      }),
    );
    expect(withMinimum({ min_price: undefined, max_price: 60 * LAKH }, 90 * LAKH).min_price).toBe(60 * LAKH - 1);
    expect(withMaximum({ min_price: 60 * LAKH, max_price: undefined }, 10 * LAKH).max_price).toBe(60 * LAKH + 1);
  });

  test('D-29 has no bound where a thumb stands at its end', () => {
    expect(toBudget([BUDGET_MIN, BUDGET_MAX])).toEqual(none);
    expect(toBudget([BUDGET_MIN + BUDGET_STEP, BUDGET_MAX])).toEqual({ min_price: 6 * LAKH, max_price: undefined });
    expect(withMinimum({ min_price: 80 * LAKH, max_price: undefined }, undefined)).toEqual(none);
    expect(withMaximum(none, 5 * BUDGET_MAX)).toEqual(none);
  });

  test('R-083 D-29 reads in lakh and crore, and says what its ends mean', () => {
    expect(plain(budgetText({ min_price: 80 * LAKH, max_price: undefined }))).toBe('₹ 80 L – ₹ 2 Cr+');
    expect(plain(budgetText({ min_price: undefined, max_price: 125 * LAKH }))).toBe('5 Lakh or less – ₹ 1.25 Cr');
    expect(plain(budgetText(none))).toBe('5 Lakh or less – ₹ 2 Cr+');
    expect(plain(budgetText({ min_price: 3 * BUDGET_MAX, max_price: undefined }))).toBe('₹ 6 Cr+');
    expect([BUDGET_MIN, 80 * LAKH, BUDGET_MAX].map(toThumbLabel)).toEqual([
      '5 lakh or less',
      '₹ 80 lakh',
      '₹ 2 crore or more',
    ]);
  });

  test('is read as people type it', () => {
    expect(readRupees('₹ 80,00,000')).toBe(80 * LAKH);
    expect(readRupees(' 8000000 ')).toBe(80 * LAKH);
    expect(readRupees('')).toBeUndefined();
    expect(readRupees('about')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readRupees(text);
        expect(read === undefined || Number.isSafeInteger(read)).toBe(true);
      }),
    );
  });
});
