import { linkClass } from '#ui/link.tsx';

/** Link to the terms in a consent sentence; opens a new tab, so that a partly filled form is kept. */
export const TermsLink = () => (
  <a className={linkClass} href="/terms-and-conditions" target="_blank" rel="noopener">
    Terms &amp; Conditions
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
