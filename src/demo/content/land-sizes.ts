import type { AreaUnit } from '#contract';

/** Sizes of house plots, in the unit that is used in the city. */
export interface PlotSizes {
  unit: AreaUnit;
  values: number[];
}

const YARDS: PlotSizes = { unit: 'sq_yd', values: [100, 120, 150, 167, 180, 200, 240, 250, 300, 350, 400, 500] };
const METRES: PlotSizes = { unit: 'sq_m', values: [112.5, 162, 200, 220, 250, 300, 350, 450] };
const FEET: PlotSizes = { unit: 'sq_ft', values: [1200, 1500, 1800, 2040, 2400, 3200, 4000] };

const BY_CITY: Record<string, PlotSizes> = {
  noida: METRES,
  'greater-noida': METRES,
  goa: METRES,
  bengaluru: FEET,
  chennai: FEET,
  pune: FEET,
  kochi: { unit: 'cent', values: [4, 5, 6, 7.5, 8, 10] },
  kolkata: { unit: 'katha', values: [2, 2.5, 3, 3.5, 4, 5] },
};

/** The plot sizes of a city; most cities use square yards. */
export const plotSizesIn = (city: string): PlotSizes => BY_CITY[city] ?? YARDS;

/** Rounding steps for larger land, by unit. */
export const LAND_STEPS: Record<AreaUnit, number> = {
  sq_ft: 50,
  sq_m: 50,
  sq_yd: 10,
  acre: 0.25,
  hectare: 0.1,
  bigha: 0.5,
  katha: 1,
  gunta: 1,
  cent: 5,
};
