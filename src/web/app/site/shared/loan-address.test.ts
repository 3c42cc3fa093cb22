import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanHash, readLoan, START, TYPED_LIMITS } from './emi.ts';

test('R-165 an address passes on the three inputs, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: TYPED_LIMITS.amount.max }),
      fc.integer({ min: 0, max: 600 }).map((twentieths) => twentieths / 20),
      fc.integer({ min: 0, max: TYPED_LIMITS.tenure.max }),
      (amount, interest, tenure) => {
        const loan = { amount, interest, tenure };
        expect(readLoan(loanHash(loan))).toEqual(loan);
      },
    ),
  );
});

test('R-165 it can be read by people', () => {
  expect(loanHash(START)).toBe('#emi=50000-6-1');
  expect(readLoan('#emi=5000000-8.65-20')).toEqual({ amount: 5_000_000, interest: 8.65, tenure: 20 });
});

test('D-16 it goes no further than what can be typed', () => {
  expect(readLoan('#emi=999999999-99.99-99')).toEqual({ amount: 100_000_000, interest: 30, tenure: 30 });
});

test('any other address passes on nothing', () => {
  for (const hash of ['', '#', '#emi', '#emi=', '#emi=1-2', '#emi=x-6-1', '#emi=NaN-6-1', '#emi=-1-6-1', '#main'])
    expect(readLoan(hash)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const value of Object.values(readLoan(`#emi=${text}`) ?? {})) expect(value).toBeGreaterThanOrEqual(0);
    }),
  );
});
