import type { AreaUnit } from './enumerations.ts';

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
