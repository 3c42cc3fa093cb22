import type { AreaUnit } from './listings/enumerations.ts';

/** Parses a typed area with up to three decimals. Null for empty text, NaN for an invalid area. */
export function readArea(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return null;
  const area = /^(\d{1,11}(\.\d{0,3})?|\.\d{1,3})$/.test(digits) ? Number(digits) : Number.NaN;
  return area > 0 ? area : Number.NaN;
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
