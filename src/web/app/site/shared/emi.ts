import { EMI_HASH } from './panels.ts';

/** A loan as entered: whole rupees and years, rates in steps of 0.05; an empty field is NaN. */
export interface Loan {
  /** Rupees. */
  amount: number;
  /** Per cent per year. */
  interest: number;
  /** Years. */
  tenure: number;
}

export const START: Loan = { amount: 50_000, interest: 6, tenure: 1 };

/** Maximum and precision of typed values; the sliders are shorter and coarser. */
export const TYPED_LIMITS: Record<keyof Loan, { max: number; stepsPerUnit: number }> = {
  amount: { max: 100_000_000, stepsPerUnit: 1 },
  interest: { max: 30, stepsPerUnit: 20 },
  tenure: { max: 30, stepsPerUnit: 1 },
};

/** The nearest valid value. */
export function clampLoanValue(key: keyof Loan, value: number): number {
  const { max, stepsPerUnit } = TYPED_LIMITS[key];
  return Math.round(Math.min(max, Math.max(0, value)) * stepsPerUnit) / stepsPerUnit;
}

export interface Emi {
  monthly: number;
  interest: number;
  total: number;
}

export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  /** Amount left to repay at the end of the year. */
  balance: number;
}

/** Exact repayment figures as integers in fractions of a rupee, so that nothing is rounded before it is shown. */
interface Course {
  months: bigint;
  /** Number of fractions in a rupee. */
  rupee: bigint;
  instalment: bigint;
  /** Amount left after `paid` instalments. */
  balance: (paid: bigint) => bigint;
}

/** A rate of 0.01 per cent a year is 1 / BASE of the balance per month: 100 × 100 × 12. */
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

/** Undefined if a value is not positive; a rate of exactly 0 divides the loan evenly over the months. */
function toCourse({ amount, interest, tenure }: Loan): Course | undefined {
  if (!(amount > 0) || !(tenure > 0) || !(interest >= 0)) return undefined;
  const rate = BigInt(Math.round(interest * 100));
  const months = BigInt(tenure * 12);
  return rate === 0n ? evenCourse(BigInt(amount), months) : reducingCourse(BigInt(amount), rate, months);
}

const roundUp = (parts: bigint, { rupee }: Course) => Number((parts + rupee - 1n) / rupee);

/**
 * Equal monthly instalments on a reducing balance. The total is calculated from the exact instalment, and each figure
 * is rounded up separately.
 */
export function emi(loan: Loan): Emi {
  const course = toCourse(loan);
  if (!course) return { monthly: 0, interest: 0, total: 0 };
  const total = roundUp(course.instalment * course.months, course);
  return { monthly: roundUp(course.instalment, course), interest: total - loan.amount, total };
}

/** The balance and all interest paid so far, after a number of years. */
function standAfter(years: number, loan: Loan, course: Course) {
  const paid = BigInt(years * 12);
  const balance = course.balance(paid);
  const interest = course.instalment * paid + balance - BigInt(loan.amount) * course.rupee;
  return { balance: roundUp(balance, course), interest: roundUp(interest, course) };
}

/**
 * Repayment by year. Cumulative sums are rounded up and each year is the difference between two of them, so that the
 * years add up exactly to the loan and its total interest.
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

/**
 * The loan is in the URL hash, which browsers do not send, so that servers, caches and search engines see a single
 * page.
 */
export const loanHash = ({ amount, interest, tenure }: Loan): string => `${EMI_HASH}${amount}-${interest}-${tenure}`;

const VALUES = /^(\d{1,9})-(\d{1,2}(?:\.\d{1,2})?)-(\d{1,2})$/;

/** The loan in a URL hash, clamped to what can be typed. */
export function readLoan(hash: string): Loan | undefined {
  if (!hash.startsWith(EMI_HASH)) return undefined;
  const match = VALUES.exec(hash.slice(EMI_HASH.length));
  if (!match) return undefined;
  const [, amount, interest, tenure] = match;
  return {
    amount: clampLoanValue('amount', Number(amount)),
    interest: clampLoanValue('interest', Number(interest)),
    tenure: clampLoanValue('tenure', Number(tenure)),
  };
}

/** After the panel is closed, reloading the page must not open it again. */
export function clearLoan(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(EMI_HASH)) window.history.replaceState(window.history.state, '', pathname + search);
}
