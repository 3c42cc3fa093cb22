import type { Purpose } from '#contract';
import { BUDGET_MAX, BUDGET_MIN, RENT_MAX, RENT_MIN, UNBOUNDED_PRICE } from '#contract/budgets.ts';
import { type Budget } from '#contract/listings/filter-values.ts';
import { shortRupees, spokenRupees } from '#contract/rupees.ts';

/** The ends of the slider, as labels: a budget without a bound says what it includes. */
const ENDS: Record<Purpose, { least: string; max: number }> = {
  sale: { least: '5\u00a0Lakh or less', max: BUDGET_MAX },
  rent: { least: '₹\u00a05,000 or less', max: RENT_MAX },
};

/** A budget as text: '₹ 80 L – ₹ 2 Cr+'. */
export function budgetText({ min_price, max_price }: Budget, purpose: Purpose = 'sale'): string {
  const { least, max } = ENDS[purpose];
  if (max_price === undefined && min_price !== undefined && min_price >= max) return `${shortRupees(min_price)}+`;
  const low = min_price === undefined ? least : shortRupees(min_price);
  const high = max_price === undefined ? `${shortRupees(max)}+` : shortRupees(max_price);
  return `${low} – ${high}`;
}

/** The slider of one purpose. A thumb at an end sets no bound. */
export interface BudgetSlider {
  /** The ends in rupees. */
  min: number;
  max: number;
  /** Positions of the thumbs: the last one, and the distance that the arrow keys move. */
  start: number;
  end: number;
  step: number;
  toRupees: (position: number) => number;
  toPosition: (rupees: number) => number;
  /** Labels in equal distances. */
  ticks: string[];
  /** What an empty field means. */
  none: { min: string; max: string };
  presetsLabel: string;
  presets: { label: string; budget: Budget }[];
  unclear: string;
}

const CRORE = 10_000_000;
const same = (value: number): number => value;

/** Most rents are low, so that each quarter of the slider has its own step: [from, step]. */
const RENT_STEPS = [
  [5_000, 1_000],
  [20_000, 2_000],
  [50_000, 5_000],
  [125_000, 25_000],
] as const;
const STEPS_IN_QUARTER = 15;
const RENT_STOPS = [
  ...RENT_STEPS.flatMap(([from, step]) => Array.from({ length: STEPS_IN_QUARTER }, (_, index) => from + index * step)),
  RENT_MAX,
];

const upTo = (max_price: number): Budget => ({ min_price: undefined, max_price });

export const SLIDERS: Record<Purpose, BudgetSlider> = {
  sale: {
    min: BUDGET_MIN,
    max: BUDGET_MAX,
    start: BUDGET_MIN,
    end: BUDGET_MAX,
    step: 100_000,
    toRupees: same,
    toPosition: same,
    ticks: ['₹ 5 L', '₹ 50 L', '₹ 1 Cr', '₹ 1.5 Cr', '₹ 2 Cr+'],
    none: { min: '5 Lakh or less', max: '2 Cr+' },
    presetsLabel: 'Higher budgets',
    presets: [
      { label: '₹ 2–3 Cr', budget: { min_price: 2 * CRORE, max_price: 3 * CRORE } },
      { label: '₹ 3–5 Cr', budget: { min_price: 3 * CRORE, max_price: 5 * CRORE } },
      { label: '₹ 5–10 Cr', budget: { min_price: 5 * CRORE, max_price: 10 * CRORE } },
      { label: '₹ 10 Cr and above', budget: { min_price: 10 * CRORE, max_price: undefined } },
    ],
    unclear: 'Enter an amount such as 80 lakh or 1.5 Cr',
  },
  rent: {
    min: RENT_MIN,
    max: RENT_MAX,
    start: 0,
    end: RENT_STOPS.length - 1,
    step: 1,
    toRupees: (position) => RENT_STOPS[Math.round(position)] ?? RENT_MAX,
    toPosition: (rupees) => RENT_STOPS.findLastIndex((stop) => stop <= Math.max(rupees, RENT_MIN)),
    ticks: ['₹ 5,000', '₹ 20,000', '₹ 50,000', '₹ 1.25 L', '₹ 5 L+'],
    none: { min: '5,000 or less', max: '5 L+' },
    presetsLabel: 'Common budgets a month',
    presets: [
      { label: 'Up to ₹ 15,000', budget: upTo(15_000) },
      { label: '₹ 15,000–25,000', budget: { min_price: 15_000, max_price: 25_000 } },
      { label: '₹ 25,000–40,000', budget: { min_price: 25_000, max_price: 40_000 } },
      { label: '₹ 40,000 and above', budget: { min_price: 40_000, max_price: undefined } },
    ],
    unclear: 'Enter an amount such as 25k or 1.2 lakh',
  },
};

/** Positions of the two thumbs; they never meet, whatever the URL contains. */
export function toThumbs({ min_price, max_price }: Budget, { start, end, toPosition }: BudgetSlider): [number, number] {
  const within = (rupees: number | undefined, otherwise: number): number =>
    rupees === undefined ? otherwise : Math.min(end, Math.max(start, toPosition(rupees)));
  const high = Math.max(start + 1, within(max_price, end));
  return [Math.min(within(min_price, start), high - 1), high];
}

/**
 * Bounds from two thumbs. A thumb at its end sets no bound, but keeps one beyond the slider that was typed or chosen
 * before.
 */
export function toBudget(
  [low, high]: [number, number],
  { start, end, max, toRupees }: BudgetSlider,
  before?: Budget,
): Budget {
  const beyond = (price: number | undefined) => (price !== undefined && price > max ? price : undefined);
  return {
    min_price: low <= start ? undefined : low >= end - 1 ? (beyond(before?.min_price) ?? toRupees(low)) : toRupees(low),
    max_price: high >= end ? beyond(before?.max_price) : toRupees(high),
  };
}

/** Sets a typed lower bound exactly; it stays at least a rupee below the upper one. */
export function withMinimum({ max_price }: Budget, rupees: number | undefined, { min }: BudgetSlider): Budget {
  const low = rupees === undefined ? undefined : Math.min(rupees, (max_price ?? Number.POSITIVE_INFINITY) - 1);
  return { min_price: low === undefined || low <= min ? undefined : low, max_price };
}

/** Sets a typed upper bound exactly; it stays at least a rupee above the lower one. */
export function withMaximum({ min_price }: Budget, rupees: number | undefined): Budget {
  const high = rupees === undefined ? undefined : Math.max(rupees, (min_price ?? 0) + 1);
  return { min_price, max_price: high === undefined || high >= UNBOUNDED_PRICE ? undefined : high };
}

/** Text of a thumb for screen readers. */
export function toThumbLabel(position: number, { min, max, toRupees }: BudgetSlider): string {
  const rupees = toRupees(position);
  if (rupees <= min) return `${spokenRupees(min).replace('₹ ', '')} or less`;
  return rupees >= max ? `${spokenRupees(max)} or more` : spokenRupees(rupees);
}
