import { EMI_ADDRESS } from '../shared/panels.ts';
import { type Loan, settled } from './loan.ts';

/**
 * The loan is in the URL hash, which browsers do not send, so that servers, caches and search engines see a single
 * page.
 */
export const loanHash = ({ amount, interest, tenure }: Loan): string => `${EMI_ADDRESS}${amount}-${interest}-${tenure}`;

const VALUES = /^(\d{1,9})-(\d{1,2}(?:\.\d{1,2})?)-(\d{1,2})$/;

/** The loan in a URL hash, clamped to what can be typed. */
export function readLoan(hash: string): Loan | undefined {
  if (!hash.startsWith(EMI_ADDRESS)) return undefined;
  const match = VALUES.exec(hash.slice(EMI_ADDRESS.length));
  if (!match) return undefined;
  const [, amount, interest, tenure] = match;
  return {
    amount: settled('amount', Number(amount)),
    interest: settled('interest', Number(interest)),
    tenure: settled('tenure', Number(tenure)),
  };
}

/** After the panel is closed, reloading the page must not open it again. */
export function clearLoan(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(EMI_ADDRESS)) window.history.replaceState(window.history.state, '', pathname + search);
}
