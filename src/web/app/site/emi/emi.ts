import type { Loan } from './loan.ts';

export interface Emi {
  monthly: number;
  interest: number;
  total: number;
}

export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  /** What is left to pay back at the end of the year. */
  balance: number;
}

/** A loan on its way, in parts of a rupee so small that every figure is whole: nothing is rounded before it is shown. */
interface Course {
  months: bigint;
  /** How many parts make a rupee. */
  rupee: bigint;
  instalment: bigint;
  /** What is left after so many instalments. */
  balance: (paid: bigint) => bigint;
}

/** A hundredth of a per cent a year is one of so many parts of the balance a month: 100 × 100 × 12. */
const BASE = 120_000n;

const evenCourse = (amount: bigint, months: bigint): Course => ({
  months,
  rupee: months,
  instalment: amount,
  balance: (paid) => amount * (months - paid),
});

/** With g = 1 + rate: instalment = amount × rate × gⁿ / (gⁿ − 1), balance = amount × (gⁿ − gᵏ) / (gⁿ − 1). */
function reducingCourse(amount: bigint, rate: bigint, months: bigint): Course {
  const growth = BASE + rate;
  const grown = growth ** months;
  return {
    months,
    rupee: BASE * (grown - BASE ** months),
    instalment: amount * rate * grown,
    balance: (paid) => amount * BASE * (grown - growth ** paid * BASE ** (months - paid)),
  };
}

/** Nothing for what is not positive; a rate of exactly 0 shares the loan evenly over the months. */
function toCourse({ amount, interest, tenure }: Loan): Course | undefined {
  if (!(amount > 0) || !(tenure > 0) || !(interest >= 0)) return undefined;
  const rate = BigInt(Math.round(interest * 100));
  const months = BigInt(tenure * 12);
  return rate === 0n ? evenCourse(BigInt(amount), months) : reducingCourse(BigInt(amount), rate, months);
}

const roundUp = (parts: bigint, { rupee }: Course) => Number((parts + rupee - 1n) / rupee);

/**
 * Equal monthly instalments on a reducing balance. The final amount is worked out from the exact instalment and each
 * figure is rounded up on its own.
 */
export function emi(loan: Loan): Emi {
  const course = toCourse(loan);
  if (!course) return { monthly: 0, interest: 0, total: 0 };
  const total = roundUp(course.instalment * course.months, course);
  return { monthly: roundUp(course.instalment, course), interest: total - loan.amount, total };
}

/** The balance and all interest paid so far, at the end of a year. */
function standAfter(years: number, loan: Loan, course: Course) {
  const paid = BigInt(years * 12);
  const balance = course.balance(paid);
  const interest = course.instalment * paid + balance - BigInt(loan.amount) * course.rupee;
  return { balance: roundUp(balance, course), interest: roundUp(interest, course) };
}

/**
 * The loan year by year. Sums up to the end of a year are rounded up, and a year is what lies between two of them: so
 * the years add up to the loan and to its total interest, to the rupee.
 */
export function schedule(loan: Loan): LoanYear[] {
  const course = toCourse(loan);
  if (!course) return [];
  return Array.from({ length: loan.tenure }, (_, index) => {
    const before = standAfter(index, loan, course);
    const { balance, interest } = standAfter(index + 1, loan, course);
    return {
      year: index + 1,
      principal: before.balance - balance,
      interest: interest - before.interest,
      balance,
    };
  });
}
