import { shortRupees } from '#contract/rupees.ts';

export interface PriceChange {
  direction: 'less' | 'more';
  /** The difference, formatted as a price. */
  amount: string;
}

/** Price change since the listing was saved; undefined if it is unchanged or one of the two prices is unknown. */
export function priceChange(before: number | null, now: number | null): PriceChange | undefined {
  if (before === null || now === null || before === now) return undefined;
  return { direction: now < before ? 'less' : 'more', amount: shortRupees(Math.abs(now - before)) };
}
