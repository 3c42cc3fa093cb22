import type { AreaUnit } from '#contract';

/** The kinds of project that demo builders construct. */
export type ProjectKind = 'tower' | 'villas' | 'floors' | 'plotted' | 'business';

/** Price levels of a city and its share of the demo. Prices are rough levels of 2026. */
export interface Market {
  /** Relative probability that a property is in this city. */
  share: number;
  /** Rupees per square foot of an average flat. */
  flatPerSqFt: number;
  /** Rupees per square yard of residential land. */
  landPerSqYd: number;
  farmPerAcre: number;
  /** The unit in which farm land is sold in the region. */
  farmUnit: AreaUnit;
  projects: Partial<Record<ProjectKind, number>>;
}

const LAKH = 100_000;

const market = (
  share: number,
  flatPerSqFt: number,
  landPerSqYd: number,
  farm: [rupeesPerAcre: number, unit: AreaUnit],
  projects: Market['projects'],
): Market => ({ share, flatPerSqFt, landPerSqYd, farmPerAcre: farm[0], farmUnit: farm[1], projects });

/** The market of every demo city; the projects add up to 150. */
export const demoMarkets: Record<string, Market> = {
  delhi: market(140, 14_200, 175_000, [290 * LAKH, 'acre'], { tower: 7, villas: 1, floors: 4, business: 2 }),
  gurugram: market(170, 13_400, 118_000, [240 * LAKH, 'acre'], {
    tower: 11,
    villas: 2,
    floors: 2,
    plotted: 2,
    business: 4,
  }),
  mumbai: market(205, 24_500, 190_000, [130 * LAKH, 'gunta'], { tower: 14, business: 3 }),
  bengaluru: market(130, 9_900, 76_000, [115 * LAKH, 'gunta'], { tower: 9, villas: 3, plotted: 2, business: 2 }),
  jaipur: market(48, 5_700, 39_000, [56 * LAKH, 'bigha'], { tower: 3, villas: 1, plotted: 2 }),
  goa: market(36, 9_400, 46_000, [92 * LAKH, 'sq_m'], { tower: 1, villas: 3 }),
  pune: market(110, 8_700, 49_000, [72 * LAKH, 'gunta'], { tower: 9, villas: 2, plotted: 2, business: 2 }),
  hyderabad: market(60, 8_300, 56_000, [86 * LAKH, 'acre'], { tower: 5, villas: 2, business: 1 }),
  chennai: market(46, 8_500, 63_000, [62 * LAKH, 'cent'], { tower: 4, villas: 1, plotted: 1 }),
  kolkata: market(40, 6_900, 43_000, [74 * LAKH, 'katha'], { tower: 3, business: 1 }),
  ahmedabad: market(40, 5_900, 41_000, [70 * LAKH, 'bigha'], { tower: 3, plotted: 1 }),
  noida: market(120, 9_300, 94_000, [180 * LAKH, 'bigha'], {
    tower: 10,
    villas: 1,
    floors: 1,
    plotted: 1,
    business: 3,
  }),
  'greater-noida': market(34, 6_300, 47_000, [120 * LAKH, 'bigha'], { tower: 3, plotted: 1 }),
  chandigarh: market(22, 8_900, 92_000, [150 * LAKH, 'acre'], { tower: 1, floors: 1, plotted: 1 }),
  lucknow: market(24, 6_000, 37_000, [60 * LAKH, 'bigha'], { tower: 2, plotted: 1 }),
  kochi: market(20, 7_300, 41_000, [140 * LAKH, 'cent'], { tower: 2, villas: 1 }),
  dholera: market(14, 3_900, 8_200, [28 * LAKH, 'bigha'], { plotted: 3 }),
  faridabad: market(16, 6_700, 53_000, [150 * LAKH, 'acre'], { tower: 1, floors: 1, plotted: 1 }),
};

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

/** The BHK choices, in the order of their bits. */
export const BHKS = ['1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '5', '6+'] as const;

export type Bhk = (typeof BHKS)[number];

/** Formats a BHK for a title: `1 RK`, `2.5 BHK`. */
export const bhkLabel = (bhk: Bhk): string => (bhk === '1 RK' ? bhk : `${bhk} BHK`);
