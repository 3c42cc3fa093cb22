import { useState } from 'react';
import { useLocation } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { closePanel } from '../shared/panels.ts';
import { clearLoan, emi, type Loan, type LoanYear, loanHash, readLoan, START, schedule } from './emi.ts';
import { EmiResult } from './emi-result.tsx';
import { LoanInput, SCALES } from './loan-input.tsx';

const CELL = 'border-t border-line py-2 pl-2 text-right align-bottom first:pl-0 first:text-left';

/** Repayment by year; collapsed on phones, where thirty years are long to scroll. */
export function EmiTable({ years }: { years: LoanYear[] }) {
  const [wide] = useState(() => window.matchMedia('(min-width: 1025px)').matches);
  if (years.length === 0) return null;
  return (
    <details open={wide} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold text-ink">
        Year by year
        <Icon name="chevron-down" className="transition-transform duration-(--duration-base) group-open:rotate-180" />
      </summary>
      <table className="w-full text-meta text-ink">
        <caption className="pb-2 text-left text-ink-3">What is paid each year, in rupees</caption>
        <thead>
          <tr>
            {['Year', 'Principal paid', 'Interest paid', 'Balance left'].map((heading) => (
              <th key={heading} scope="col" className={classNames(CELL, 'font-semibold')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, principal, interest, balance }) => (
            <tr key={year}>
              <th scope="row" className={classNames(CELL, 'font-semibold')}>
                {year}
              </th>
              <td className={CELL}>{indianNumber(principal)}</td>
              <td className={CELL}>{indianNumber(interest)}</td>
              <td className={CELL}>{indianNumber(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * Copies the URL of this page with this loan; shows the result next to the button, as the panel would cover a toast.
 */
export function ShareLoan({ loan }: { loan: Loan }) {
  const [outcome, setOutcome] = useState<{ hash: string; copied: boolean }>();
  const { origin, pathname, search } = window.location;
  const hash = loanHash(loan);
  const address = origin + pathname + search + hash;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ hash, copied: true });
    } catch {
      setOutcome({ hash, copied: false });
    }
  };
  const current = outcome?.hash === hash ? outcome : undefined;
  return (
    <div>
      <Button variant="outline" block disabled={Object.values(loan).some(Number.isNaN)} onClick={() => void copy()}>
        <Icon name="link" size="sm" />
        Copy link
      </Button>
      <p role="status" className="text-sm">
        {current?.copied && 'Link copied. It opens the calculator with these values.'}
        {current?.copied === false && (
          <>
            The link could not be copied. Here it is: <span className="break-all text-ink select-all">{address}</span>
          </>
        )}
      </p>
    </div>
  );
}

const close = () => {
  clearLoan();
  closePanel();
};

const askAdvisor = () => {
  clearLoan();
  openEnquiry({ source: 'emi-calculator' });
};

function Calculator() {
  const [loan, setLoan] = useState(() => readLoan(window.location.hash) ?? START);
  return (
    <div className="grid gap-5.5 p-5">
      {SCALES.map((scale) => (
        <LoanInput
          key={scale.key}
          scale={scale}
          value={loan[scale.key]}
          onChange={(value) => setLoan({ ...loan, [scale.key]: value })}
        />
      ))}
      <EmiResult result={emi(loan)} />
      <div className="grid gap-2.5">
        <Button variant="outline" block onClick={askAdvisor}>
          Talk to a home loan advisor
        </Button>
        <ShareLoan loan={loan} />
      </div>
      <EmiTable years={schedule(loan)} />
    </div>
  );
}

/** The EMI calculator; a URL with a loan opens it with that loan. */
export default function EmiPanel() {
  const { key } = useLocation();
  return (
    <Drawer open onOpenChange={close} title="EMI Calculator">
      <Calculator key={key} />
    </Drawer>
  );
}
