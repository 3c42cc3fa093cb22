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
export const TYPED: Record<keyof Loan, { max: number; stepsPerUnit: number }> = {
  amount: { max: 100_000_000, stepsPerUnit: 1 },
  interest: { max: 30, stepsPerUnit: 20 },
  tenure: { max: 30, stepsPerUnit: 1 },
};

/** The nearest valid value. */
export function settled(key: keyof Loan, value: number): number {
  const { max, stepsPerUnit } = TYPED[key];
  return Math.round(Math.min(max, Math.max(0, value)) * stepsPerUnit) / stepsPerUnit;
}
