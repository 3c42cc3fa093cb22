import type { AreaUnit } from '#contract';
import { UNIT_NAMES } from './drawings/index.ts';

const SQ_FT_IN: Record<AreaUnit, number> = {
  sq_ft: 1,
  sq_m: 10.7639,
  sq_yd: 9,
  acre: 43_560,
  hectare: 107_639,
  bigha: 27_225,
  katha: 1361.25,
  gunta: 1089,
  cent: 435.6,
};

/** An area as a seller states it. */
export interface Area {
  value: number;
  unit: AreaUnit;
}

/** An area in square feet, the unit in which prices are compared. */
export const squareFeet = ({ value, unit }: Area): number => value * SQ_FT_IN[unit];

/** The same area in another unit, rounded to a suitable step. */
export const inUnit = (sqFt: number, unit: AreaUnit, step: number): Area => ({
  value: Number((Math.max(1, Math.round(sqFt / SQ_FT_IN[unit] / step)) * step).toFixed(2)),
  unit,
});

const indian = new Intl.NumberFormat('en-IN');

/** Formats an area: `1,240 sq ft`, `2.5 acres`. */
export const areaText = ({ value, unit }: Area): string =>
  `${indian.format(value)} ${UNIT_NAMES[unit][value <= 1 ? 0 : 1]}`;

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** Rounding step for an asking price, because sellers do not ask for Rs. 87,43,211. */
function stepAt(rupees: number): number {
  if (rupees < 20 * LAKH) return 10_000;
  if (rupees < CRORE) return 25_000;
  if (rupees < 5 * CRORE) return LAKH;
  return 5 * LAKH;
}

/** A price rounded as a seller would ask for it. */
export const askingPrice = (rupees: number): number => Math.round(rupees / stepAt(rupees)) * stepAt(rupees);

/** A monthly charge, rounded up to fifty rupees. */
export const monthlyCharge = (rupees: number): number => Math.ceil(rupees / 50) * 50;
