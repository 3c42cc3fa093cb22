import { expect, test } from 'vitest';
import type { PropertyItem } from '#contract';
import { emi, loanHash, readLoan } from './emi.ts';
import { toHomeLoan } from './home-loan.ts';

const HOME = {
  price: 10_500_000,
  purpose: 'sale',
  property_type: 'flat/apartment',
  residency_type: 'residential',
} as PropertyItem;

test('R-165 the EMI of a home for sale is that of its price over 20 years, and the calculator opens with it', () => {
  const loan = toHomeLoan(HOME, 8.5);
  expect(loan).toEqual({ amount: 10_500_000, interest: 8.5, tenure: 20 });
  expect(loan && emi(loan).monthly).toBe(91_122);
  expect(loan && readLoan(loanHash(loan))).toEqual(loan);
});

test('R-332 a home for rent has no EMI, nor has one without a price, beyond the calculator, or what is no home', () => {
  for (const changes of [
    { purpose: 'rent', price: 25_000 },
    { price: null },
    { price: 100_000_001 },
    { property_type: 'plot' },
    { property_type: 'commercial_shop', residency_type: 'commercial' },
  ] as Partial<PropertyItem>[]) {
    expect(toHomeLoan({ ...HOME, ...changes }, 8.5)).toBeUndefined();
  }
  expect(toHomeLoan({ ...HOME, price: 100_000_000 }, 8.5)).toBeDefined();
});
