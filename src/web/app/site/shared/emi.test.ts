import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampLoanValue, emi, START, schedule, TYPED_LIMITS } from './emi.ts';

const amounts = fc.integer({ min: 1, max: TYPED_LIMITS.amount.max });
const rates = fc.integer({ min: 0, max: 600 }).map((twentieths) => twentieths / 20);
const tenures = fc.integer({ min: 1, max: TYPED_LIMITS.tenure.max });
/** Every loan that can be typed, including a rate of 0 and the bounds. */
const loans = fc.record({ amount: amounts, interest: rates, tenure: tenures });

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

describe('the instalment', () => {
  test('R-165 R-169 R-171 R-173 50,000 at 6 % for a year costs Rs. 4304 a month, 1640 interest, 51640 in all', () => {
    expect(START).toEqual({ amount: 50_000, interest: 6, tenure: 1 });
    expect(emi(START)).toEqual({ monthly: 4304, interest: 1640, total: 51640 });
  });

  test('R-172 R-321 50 lakh at 9 % for 20 years costs Rs. 44987 a month, 5796712 interest, 10796712 in all', () => {
    const expected = { monthly: 44_987, interest: 5_796_712, total: 10_796_712 };
    expect(emi({ amount: 5_000_000, interest: 9, tenure: 20 })).toEqual(expected);
  });

  test('D-16 the final amount comes from the exact instalment, not from the rounded one', () => {
    const { monthly, total } = emi(START);
    expect(monthly * 12).toBe(51_648);
    expect(total).toBe(51_640);
  });

  test('D-16 a rate of 0 shares the loan evenly over the months', () => {
    expect(emi({ amount: 120_000, interest: 0, tenure: 1 })).toEqual({ monthly: 10_000, interest: 0, total: 120_000 });
    expect(emi({ amount: 100_000, interest: 0, tenure: 1 })).toEqual({ monthly: 8334, interest: 0, total: 100_000 });
  });

  test('R-170 inputs that are not positive give 0', () => {
    for (const loan of [
      { ...START, amount: 0 },
      { ...START, amount: -1 },
      { ...START, amount: Number.NaN },
      { ...START, tenure: 0 },
      { ...START, tenure: Number.NaN },
      { ...START, interest: -1 },
      { ...START, interest: Number.NaN },
    ]) {
      expect(emi(loan)).toEqual({ monthly: 0, interest: 0, total: 0 });
      expect(schedule(loan)).toEqual([]);
    }
  });

  test('R-169 agrees with the formula in floating point, for any loan', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        fc.pre(loan.interest > 0);
        const rate = loan.interest / 12 / 100;
        const growth = (1 + rate) ** (loan.tenure * 12);
        const roughly = (loan.amount * rate * growth) / (growth - 1);
        const { monthly } = emi(loan);
        expect(monthly).toBeGreaterThan(roughly - 0.001);
        expect(monthly).toBeLessThan(roughly + 1.001);
      }),
    );
  });

  test('R-171 D-16 is whole rupees, rounded up: the loan and its interest are the final amount, for any loan', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { monthly, interest, total } = emi(loan);
        const months = loan.tenure * 12;
        for (const figure of [monthly, interest, total]) expect(Number.isSafeInteger(figure)).toBe(true);
        expect(interest).toBeGreaterThanOrEqual(0);
        expect(total).toBe(loan.amount + interest);
        expect(monthly * months).toBeGreaterThanOrEqual(total);
        expect(monthly * months - total).toBeLessThan(months);
      }),
    );
  });

  test('R-169 never falls with the loan or the rate, and never rises with the tenure', () => {
    fc.assert(
      fc.property(loans, amounts, rates, tenures, (loan, amount, interest, tenure) => {
        const { monthly } = emi(loan);
        expect(emi({ ...loan, amount: Math.max(loan.amount, amount) }).monthly).toBeGreaterThanOrEqual(monthly);
        expect(emi({ ...loan, interest: Math.max(loan.interest, interest) }).monthly).toBeGreaterThanOrEqual(monthly);
        expect(emi({ ...loan, tenure: Math.max(loan.tenure, tenure) }).monthly).toBeLessThanOrEqual(monthly);
      }),
    );
  });

  test('R-169 a longer tenure and a higher rate never cost less in all', () => {
    fc.assert(
      fc.property(loans, rates, tenures, (loan, interest, tenure) => {
        const { total } = emi(loan);
        expect(emi({ ...loan, interest: Math.max(loan.interest, interest) }).total).toBeGreaterThanOrEqual(total);
        expect(emi({ ...loan, tenure: Math.max(loan.tenure, tenure) }).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

describe('the years', () => {
  test('R-173 one year pays back the whole of the default loan', () => {
    expect(schedule(START)).toEqual([{ year: 1, principal: 50_000, interest: 1640, balance: 0 }]);
  });

  test('R-321 the first and the last of 20 years: first mostly interest, in the end mostly the loan', () => {
    const years = schedule({ amount: 5_000_000, interest: 9, tenure: 20 });
    expect(years).toHaveLength(20);
    expect(years[0]).toEqual({ year: 1, principal: 93_635, interest: 446_201, balance: 4_906_365 });
    expect(years[19]).toEqual({ year: 20, principal: 514_415, interest: 25_421, balance: 0 });
  });

  test('R-169 D-16 add up to the loan and to its interest, and end with nothing left, for any loan', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const years = schedule(loan);
        expect(years).toHaveLength(loan.tenure);
        expect(sum(years.map(({ principal }) => principal))).toBe(loan.amount);
        expect(sum(years.map(({ interest }) => interest))).toBe(emi(loan).interest);
        expect(years.at(-1)?.balance).toBe(0);
        let left = loan.amount;
        for (const { principal, interest, balance } of years) {
          expect(principal).toBeGreaterThanOrEqual(0);
          expect(interest).toBeGreaterThanOrEqual(0);
          left -= principal;
          expect(balance).toBe(left);
        }
      }),
    );
  });
});

describe('a typed value', () => {
  test('D-16 may be a rate in steps of 0.05 and a loan of up to 10 crore', () => {
    expect(clampLoanValue('interest', 8.65)).toBe(8.65);
    expect(clampLoanValue('interest', 8.67)).toBe(8.65);
    expect(clampLoanValue('amount', 100_000_000)).toBe(100_000_000);
    expect(clampLoanValue('amount', 100_000_001)).toBe(100_000_000);
    expect(clampLoanValue('amount', 1.4)).toBe(1);
    expect(clampLoanValue('tenure', 12.5)).toBe(13);
  });

  test('R-170 stays empty when it is, and is never below 0', () => {
    expect(clampLoanValue('amount', Number.NaN)).toBeNaN();
    expect(clampLoanValue('tenure', -3)).toBe(0);
  });

  test('R-170 whatever is typed can be calculated with', () => {
    const anything = fc.double();
    fc.assert(
      fc.property(anything, anything, anything, (amount, interest, tenure) => {
        const loan = {
          amount: clampLoanValue('amount', amount),
          interest: clampLoanValue('interest', interest),
          tenure: clampLoanValue('tenure', tenure),
        };
        for (const figure of Object.values(emi(loan))) expect(figure).not.toBeNaN();
        expect(schedule(loan).length).toBeLessThanOrEqual(30);
      }),
    );
  });
});
