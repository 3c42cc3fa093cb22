import { BUDGET_MAX, BUDGET_MIN } from '#contract/listings/budget-bounds.ts';
import { shortRupees, spokenRupees } from '#contract/rupees.ts';
import type { Search } from './search.ts';

/** Price bounds of a search in rupees, as in the URL. */
export type Budget = Pick<Search, 'min_price' | 'max_price'>;

export const BUDGET_STEP = 100_000;
export const BUDGET_TICKS = ['₹ 5 L', '₹ 50 L', '₹ 1 Cr', '₹ 1.5 Cr', '₹ 2 Cr+'];

const within = (rupees: number): number => Math.min(BUDGET_MAX, Math.max(BUDGET_MIN, rupees));

/** Positions of the two thumbs; they never meet, whatever the URL contains. */
export function toThumbs({ min_price, max_price }: Budget): [number, number] {
  const high = Math.max(BUDGET_MIN + 1, within(max_price ?? BUDGET_MAX));
  return [Math.min(within(min_price ?? BUDGET_MIN), high - 1), high];
}

/** Bounds from two thumbs; a thumb at its end sets no bound. */
export const toBudget = ([low, high]: [number, number]): Budget => ({
  min_price: low <= BUDGET_MIN ? undefined : low,
  max_price: high >= BUDGET_MAX ? undefined : high,
});

/** Sets a typed lower bound; it stays at least a rupee below the upper one. */
export function withMinimum(budget: Budget, rupees: number | undefined): Budget {
  const [, high] = toThumbs(budget);
  return toBudget([Math.min(within(rupees ?? BUDGET_MIN), high - 1), high]);
}

/** Sets a typed upper bound; it stays at least a rupee above the lower one. */
export function withMaximum(budget: Budget, rupees: number | undefined): Budget {
  const [low] = toThumbs(budget);
  return toBudget([low, Math.max(within(rupees ?? BUDGET_MAX), low + 1)]);
}

/** Parses typed rupees, with or without signs and commas; undefined if there are no digits. */
export function readRupees(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** A budget as text: '₹ 80 L – ₹ 2 Cr+'. */
export function budgetText({ min_price, max_price }: Budget): string {
  if (max_price === undefined && min_price !== undefined && min_price >= BUDGET_MAX)
    return `${shortRupees(min_price)}+`;
  const low = min_price === undefined ? '5\u00a0Lakh or less' : shortRupees(min_price);
  const high = max_price === undefined ? `${shortRupees(BUDGET_MAX)}+` : shortRupees(max_price);
  return `${low} – ${high}`;
}

/** Text of a thumb for screen readers. */
export function spokenThumb(rupees: number): string {
  if (rupees <= BUDGET_MIN) return '5 lakh or less';
  return rupees >= BUDGET_MAX ? `${spokenRupees(BUDGET_MAX)} or more` : spokenRupees(rupees);
}
