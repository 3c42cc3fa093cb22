import { Link } from 'react-router';
import type { PropertyItem } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { fullRupees } from '#contract/rupees.ts';
import { classNames } from '#ui/class-names.ts';
import { linkClass } from '#ui/link.tsx';
import { emi, loanHash } from '../shared/emi.ts';
import { toHomeLoan } from '../shared/home-loan.ts';
import { useSite } from '../shared/site.ts';

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
