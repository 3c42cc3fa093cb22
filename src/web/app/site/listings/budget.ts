import { BUDGET_MAX, BUDGET_MIN } from '#contract/listings/budget-bounds.ts';
import { shortRupees, spokenRupees } from '#contract/rupees.ts';
import type { Search } from './search.ts';

/** The bounds of a search in rupees, as the address carries them. */
export type Budget = Pick<Search, 'min_price' | 'max_price'>;

export const BUDGET_STEP = 100_000;
export const BUDGET_TICKS = ['₹ 5 L', '₹ 50 L', '₹ 1 Cr', '₹ 1.5 Cr', '₹ 2 Cr+'];

const within = (rupees: number): number => Math.min(BUDGET_MAX, Math.max(BUDGET_MIN, rupees));

/** Where the two thumbs stand. They never meet, whatever the address says. */
export function toThumbs({ min_price, max_price }: Budget): [number, number] {
  const high = Math.max(BUDGET_MIN + 1, within(max_price ?? BUDGET_MAX));
  return [Math.min(within(min_price ?? BUDGET_MIN), high - 1), high];
}

/** The bounds that two thumbs mean: one at its end sets none. */
export const toBudget = ([low, high]: [number, number]): Budget => ({
  min_price: low <= BUDGET_MIN ? undefined : low,
  max_price: high >= BUDGET_MAX ? undefined : high,
});

/** A typed lower bound; it stays a rupee below the upper one. */
export function withMinimum(budget: Budget, rupees: number | undefined): Budget {
  const [, high] = toThumbs(budget);
  return toBudget([Math.min(within(rupees ?? BUDGET_MIN), high - 1), high]);
}

/** A typed upper bound; it stays a rupee above the lower one. */
export function withMaximum(budget: Budget, rupees: number | undefined): Budget {
  const [low] = toThumbs(budget);
  return toBudget([low, Math.max(within(rupees ?? BUDGET_MAX), low + 1)]);
}

/** Rupees as somebody types them, with signs and commas or without; undefined when nothing is said. */
export function readRupees(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

/** A budget in words: '₹ 80 L – ₹ 2 Cr+'. */
export function budgetText({ min_price, max_price }: Budget): string {
  if (max_price === undefined && min_price !== undefined && min_price >= BUDGET_MAX)
    return `${shortRupees(min_price)}+`;
  const low = min_price === undefined ? '5\u00a0Lakh or less' : shortRupees(min_price);
  const high = max_price === undefined ? `${shortRupees(BUDGET_MAX)}+` : shortRupees(max_price);
  return `${low} – ${high}`;
}

/** What a thumb says to those who hear it. */
export function spokenThumb(rupees: number): string {
  if (rupees <= BUDGET_MIN) return '5 lakh or less';
  return rupees >= BUDGET_MAX ? `${spokenRupees(BUDGET_MAX)} or more` : spokenRupees(rupees);
}
