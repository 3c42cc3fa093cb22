import { Link } from 'react-router';
import type { PropertyItem } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { isHome } from '#contract/listings/labels.ts';
import { fullRupees } from '#contract/rupees.ts';
import { classNames } from '#ui/class-names.ts';
import { linkClass } from '#ui/link.tsx';
import { emi, type Loan, loanHash, TYPED_LIMITS } from '../shared/emi.ts';
import { useSite } from '../shared/site.ts';

const TENURE_YEARS = 20;

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

/** The monthly instalment for a home, which opens the calculator with the same loan. */
export default function EmiLine({ property }: { property: PropertyItem }) {
  const { home_loan_rate } = useSite().facts;
  const loan = toHomeLoan(property, home_loan_rate);
  if (!loan) return null;
  return (
    <p className="mt-1.5 text-small">
      <Link
        className={classNames(linkClass, 'inline-block min-h-6')}
        to={loanHash(loan)}
        preventScrollReset
        aria-haspopup="dialog"
      >
        {`EMI ${fullRupees(emi(loan).monthly)} / month`}
      </Link>
      <span className="block text-xs text-ink-3">
        {`Loan of the full price, ${loan.tenure} years at ${indianNumber(loan.interest, 2)}%`}
      </span>
    </p>
  );
}
