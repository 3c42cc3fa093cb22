export interface Loan {
  /** Rupees. */
  amount: number;
  /** Per cent a year. */
  interest: number;
  /** Years. */
  tenure: number;
}

export interface Emi {
  monthly: number;
  interest: number;
  total: number;
}

const NOTHING: Emi = { monthly: 0, interest: 0, total: 0 };

/** Rounds up to the next rupee; the last digits of binary arithmetic are not a reason to charge one more. */
const roundUp = (rupees: number) => Math.ceil(Math.round(rupees * 1e6) / 1e6);

/**
 * Equal monthly instalments on a reducing balance. The final amount is worked out from the exact instalment and each
 * figure is rounded up on its own. Anything not positive gives 0; a rate of exactly 0 shares the loan evenly.
 */
export function emi({ amount, interest, tenure }: Loan): Emi {
  if (!(amount > 0) || !(tenure > 0) || !(interest >= 0)) return NOTHING;
  const months = tenure * 12;
  const rate = interest / 12 / 100;
  const growth = (1 + rate) ** months;
  const monthly = rate === 0 ? amount / months : (amount * rate * growth) / (growth - 1);
  const total = monthly * months;
  return { monthly: roundUp(monthly), interest: roundUp(total - amount), total: roundUp(total) };
}
