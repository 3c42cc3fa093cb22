import { indianNumber } from '#contract/indian-number.ts';
import type { Loan } from './loan.ts';

export interface Scale {
  key: keyof Loan;
  /** Name attribute of the input. */
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  ticks: string[];
  /** Shown in the field, before or after the number. */
  unit: { text: string; before?: true };
  inputMode: 'numeric' | 'decimal';
  spoken: (value: number) => string;
}

export const SCALES: Scale[] = [
  {
    key: 'amount',
    name: 'loan_amt',
    label: 'Loan amount',
    min: 50_000,
    max: 10_000_000,
    step: 10_000,
    ticks: ['50 K', '25 L', '50 L', '75 L', '1 CR'],
    unit: { text: 'Rs.', before: true },
    inputMode: 'numeric',
    spoken: (value) => `Rs. ${indianNumber(value)}`,
  },
  {
    key: 'interest',
    name: 'interest',
    label: 'Interest per annum',
    min: 6,
    max: 30,
    step: 1,
    ticks: ['6%', '12%', '18%', '24%', '30%'],
    unit: { text: '%' },
    inputMode: 'decimal',
    spoken: (value) => `${value} per cent`,
  },
  {
    key: 'tenure',
    name: 'tenure',
    label: 'Tenure',
    min: 1,
    max: 30,
    step: 1,
    ticks: ['1 Yr', '8 Yr', '15 Yr', '22 Yr', '30 Yr'],
    unit: { text: 'Yr' },
    inputMode: 'numeric',
    spoken: (value) => `${value} ${value === 1 ? 'year' : 'years'}`,
  },
];
