import { shortRupees } from '#contract/rupees.ts';

export interface PriceChange {
  direction: 'less' | 'more';
  /** The difference, as prices are written. */
  amount: string;
}

/** How a price has moved since the listing was saved; nothing where it did not, or where one of the two is unknown. */
export function priceChange(before: number | null, now: number | null): PriceChange | undefined {
  if (before === null || now === null || before === now) return undefined;
  return { direction: now < before ? 'less' : 'more', amount: shortRupees(Math.abs(now - before)) };
}
