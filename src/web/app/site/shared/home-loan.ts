import type { PropertyItem } from '#contract';
import { isHome } from '#contract/listings/labels.ts';
import { type Loan, TYPED_LIMITS } from './emi.ts';

export const TENURE_YEARS = 20;

/**
 * A loan of the whole price of a home for sale; undefined for anything else, without a price, and for more than the
 * calculator takes.
 */
export function toHomeLoan(
  home: Pick<PropertyItem, 'price' | 'purpose' | 'property_type' | 'residency_type'>,
  interest: number,
): Loan | undefined {
  const { price, purpose } = home;
  if (price === null || price > TYPED_LIMITS.amount.max || purpose !== 'sale' || !isHome(home)) return undefined;
  return { amount: price, interest, tenure: TENURE_YEARS };
}
