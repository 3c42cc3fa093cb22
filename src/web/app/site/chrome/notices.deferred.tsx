import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { publishHeight } from '#ui/publish-height.ts';
import { acceptTerms, chooseCookies } from './notices-store.ts';

const measure = publishHeight('--foot-height');

const COOKIE = 'M20 12.5A8 8 0 1 1 11.5 4a3 3 0 0 0 4 4 3 3 0 0 0 4.5 4.5zM9 10h.01M9.5 14.5h.01M14 14h.01';

/**
 * The terms of use, docked over a page that stays readable and scrollable. The page is inert, so neither pointer nor
 * keyboard nor screen reader can leave the notice before it is answered.
 */
export function TermsNotice() {
  const [agreed, setAgreed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="fixed inset-0 z-(--z-scrim) bg-scrim-light" />
      <section
        role="dialog"
        aria-modal="true"
        aria-labelledby="terms-notice"
        aria-describedby="terms-notice-text"
        className="fixed inset-x-0 bottom-0 z-(--z-modal) max-h-[35dvh] overflow-auto lg:max-h-[80dvh] border-t-3 border-accent bg-surface shadow-[0_-18px_50px_-20px_rgb(28_26_22/0.4)]"
      >
        <div className="wrap grid gap-2 py-3 lg:grid-cols-last-105 lg:gap-3.5 lg:items-center lg:gap-10 lg:py-6">
          <div>
            <h2
              id="terms-notice"
              ref={heading}
              tabIndex={-1}
              className="text-subheading leading-tight outline-none lg:text-heading"
            >
              Before you browse
            </h2>
            <p id="terms-notice-text" className="mt-1 max-w-ch-76 text-small leading-snug lg:mt-1.5 lg:text-compact">
              Beware of unauthorised look-alike sites. Information here is for guidance only under the Real Estate
              (Regulation and Development) Act, 2016. Please verify project details on your state RERA portal before you
              transact. Read our{' '}
              <Link className="font-semibold text-link underline underline-offset-4" to="/terms-and-conditions">
                Terms &amp; Conditions
              </Link>{' '}
              and{' '}
              <Link className="font-semibold text-link underline underline-offset-4" to="/privacy-policy">
                Privacy Policy
              </Link>
              .
            </p>
          </div>
          <div className="grid gap-2 lg:gap-3">
            <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
              I have read and agree to the Terms &amp; Conditions
            </Checkbox>
            <Button disabled={!agreed} onClick={acceptTerms}>
              Accept &amp; Proceed
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}

/** Both answers are equally prominent; nothing optional loads before the visitor allows it. */
export function CookieBar() {
  return (
    <section
      aria-label="Cookies"
      ref={measure}
      className="fixed inset-x-3 bottom-(--above-help) z-(--z-bar) flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-lg border border-line bg-surface px-4 py-3.5 text-small shadow-md lg:right-auto lg:left-6 lg:max-w-140 lg:flex-nowrap"
    >
      <Icon name={COOKIE} size="lg" className="text-primary" />
      <p className="min-w-0 flex-1 basis-48">We store your choices on this device.</p>
      <span className="flex flex-1 flex-wrap gap-2 lg:flex-none">
        <Button variant="outline" className="flex-1" onClick={() => chooseCookies('necessary')}>
          Only necessary
        </Button>
        <Button variant="outline" className="flex-1" onClick={() => chooseCookies('all')}>
          Allow
        </Button>
      </span>
    </section>
  );
}
