import { indianNumber } from '#contract/indian-number.ts';
import type { Accuracy } from './list.ts';

/** The total of a list: '1,240', 'about 53,800' or '20,000+'. An estimate has three digits, because it is not exact. */
export function totalText(total: number, accuracy: Accuracy | undefined): string {
  if (accuracy === 'estimate') return `about ${indianNumber(Number(total.toPrecision(3)))}`;
  return accuracy === 'at_least' ? `${indianNumber(total)}+` : indianNumber(total);
}
