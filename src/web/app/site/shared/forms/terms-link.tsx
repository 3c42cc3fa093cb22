import { linkClass } from '#ui/text-link.tsx';

/** The terms, for a sentence that asks for consent; a form that is half filled in stays where it is. */
export const TermsLink = () => (
  <a className={linkClass} href="/terms-and-conditions" target="_blank" rel="noopener">
    Terms &amp; Conditions
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
