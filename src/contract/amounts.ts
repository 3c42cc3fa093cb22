import type { AreaUnit } from './listings/enumerations.ts';
import { UNIT_ZEROS } from './read-amount.ts';

/** Parses a typed area with up to three decimals. Null for empty text, NaN for an invalid area. */
export function readArea(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return null;
  const area = /^(\d{1,11}(\.\d{0,3})?|\.\d{1,3})$/.test(digits) ? Number(digits) : Number.NaN;
  return area > 0 ? area : Number.NaN;
}

const countZeros = (word: string): number | undefined => (word === '' ? 0 : UNIT_ZEROS.get(word));

/** Multiplies a decimal by a power of ten on its digits to avoid rounding. Undefined if the result is not whole. */
function whole(number: string, zeros: number): number | undefined {
  const [before = '', after = ''] = number.split('.');
  const [digits, lost] = [after.slice(0, zeros).padEnd(zeros, '0'), after.slice(zeros)];
  return /[1-9]/.test(lost) ? undefined : Number(`${before}${digits}`);
}

/**
 * Parses an amount such as '92,50,000', '85 lakh', '85L', '1.25 cr' or '1 crore 25 lakh'. Null for empty text, NaN for
 * an invalid amount.
 */
export function readRupees(text: string): number | null {
  const normalized = text.toLowerCase().replaceAll(/₹|\brs\.?(?![a-z])|\binr\b|\/-|,|\s/g, '');
  if (normalized === '') return null;
  if (!/^(\d+(\.\d*)?|\.\d+)([a-z]+(\d+(\.\d*)?|\.\d+))*[a-z]*$/.test(normalized)) return Number.NaN;
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const [, number = '', unit = ''] of normalized.matchAll(/([\d.]+)([a-z]*)/g)) {
    const zeros = countZeros(unit);
    const part = zeros === undefined || zeros >= last ? undefined : whole(number, zeros);
    if (zeros === undefined || part === undefined) return Number.NaN;
    sum += part;
    last = zeros;
  }
  return Number.isSafeInteger(sum) ? sum : Number.NaN;
}

/** The same factors as in the database; regional units follow common practice. */
const SQUARE_METRES: Record<AreaUnit, number> = {
  sq_ft: 0.09290304,
  sq_m: 1,
  sq_yd: 0.83612736,
  acre: 4046.8564224,
  hectare: 10_000,
  bigha: 2529.285264,
  katha: 126.4642632,
  gunta: 101.17141056,
  cent: 40.468564224,
};

export const squareFeet = ({ value, unit }: { value: number; unit: AreaUnit }): number =>
  (value * SQUARE_METRES[unit]) / SQUARE_METRES.sq_ft;

/** The ends of the budget slider. A thumb at its end means no limit on that side. */
export const BUDGET_MIN = 500_000;
export const BUDGET_MAX = 20_000_000;
/** The same for a month's rent. */
export const RENT_MIN = 5_000;
export const RENT_MAX = 500_000;
/** The value that callers send for "no upper limit". */
export const UNBOUNDED_PRICE = 1_000_000_000;
