import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emi } from './emi.ts';

test('R-169 R-171 R-173 50,000 at 6 % for a year costs Rs. 4304 a month, 1640 interest, 51640 in all', () => {
  expect(emi({ amount: 50_000, interest: 6, tenure: 1 })).toEqual({ monthly: 4304, interest: 1640, total: 51640 });
});

test('R-172 R-321 50 lakh at 9 % for 20 years costs Rs. 44987 a month, 5796712 interest, 10796712 in all', () => {
  const expected = { monthly: 44_987, interest: 5_796_712, total: 10_796_712 };
  expect(emi({ amount: 5_000_000, interest: 9, tenure: 20 })).toEqual(expected);
});

test('R-170 inputs that are not positive give 0', () => {
  for (const loan of [
    { amount: 0, interest: 6, tenure: 1 },
    { amount: -1, interest: 6, tenure: 1 },
    { amount: 50_000, interest: 6, tenure: 0 },
    { amount: 50_000, interest: -1, tenure: 1 },
    { amount: Number.NaN, interest: 6, tenure: 1 },
  ]) {
    expect(emi(loan)).toEqual({ monthly: 0, interest: 0, total: 0 });
  }
});

test('a rate of 0 shares the loan evenly over the months', () => {
  expect(emi({ amount: 120_000, interest: 0, tenure: 1 })).toEqual({ monthly: 10_000, interest: 0, total: 120_000 });
});

test('the final amount is the loan and its interest, to the rupee that rounding allows, for any loan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_000, max: 100_000_000 }),
      fc.integer({ min: 1, max: 600 }).map((twentieths) => twentieths / 20),
      fc.integer({ min: 1, max: 30 }),
      (amount, interest, tenure) => {
        const result = emi({ amount, interest, tenure });
        expect(result.total).toBe(amount + result.interest);
        expect(result.monthly * tenure * 12).toBeGreaterThanOrEqual(result.total - 1);
        expect(result.monthly * tenure * 12 - result.total).toBeLessThanOrEqual(tenure * 12);
      },
    ),
  );
});
