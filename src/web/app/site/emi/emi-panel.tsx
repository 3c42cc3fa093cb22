import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { readAmount } from '#contract/read-amount.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Drawer } from '#ui/drawer.tsx';
import { labelClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Slider } from '#ui/slider.tsx';
import {
  clampLoanValue,
  clearLoan,
  type Emi,
  emi,
  type Loan,
  type LoanYear,
  loanHash,
  readLoan,
  START,
  schedule,
} from '../shared/emi.ts';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { closePanel } from '../shared/panels.ts';

const rs = (rupees: number) => `Rs. ${indianNumber(rupees)}`;

const ARC = { cx: 74, cy: 74, r: 58, fill: 'none', strokeWidth: 24, pathLength: 100, transform: 'rotate(-90 74 74)' };

/** Loan and interest as two arcs; the amounts are next to them, so that colour is not the only cue. */
function Donut({ interest, total }: Emi) {
  const part = total === 0 ? 0 : (interest / total) * 100;
  const percent = Math.round(part);
  const loan = 100 - part;
  return (
    <svg
      className="size-37 shrink-0"
      viewBox="0 0 148 148"
      role="img"
      aria-label={`${percent} per cent of the final amount is interest`}
    >
      <circle {...ARC} stroke={total === 0 ? 'var(--color-line)' : 'var(--color-chart-2)'} />
      {total > 0 && (
        <>
          <circle {...ARC} stroke="var(--color-sunken)" strokeDasharray={`${loan + 0.8} 100`} />
          <circle {...ARC} stroke="var(--color-chart-1)" strokeDasharray={`${Math.max(0, loan - 0.8)} 100`} />
        </>
      )}
      <text x="74" y="76" textAnchor="middle" className="fill-ink text-heading font-bold">
        {percent}%
      </text>
      <text x="74" y="92" textAnchor="middle" className="fill-ink-3 text-[12px]">
        interest
      </text>
    </svg>
  );
}

function Legend({ colour, label, amount }: { colour: string; label: string; amount: number }) {
  return (
    <div>
      <dt className="flex items-center gap-2">
        <i className="size-3 rounded-[3px]" style={{ background: colour }} />
        {label}
      </dt>
      <dd className="pl-5 text-lead font-bold text-ink">{rs(amount)}</dd>
    </div>
  );
}

/** Cost of the loan: per month, interest and total. Only the instalment is announced while a slider moves. */
export function EmiResult({ result }: { result: Emi }) {
  const { monthly, interest, total } = result;
  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-4.5">
      <div role="status">
        <p className="text-small">Monthly EMI</p>
        <p className="text-headline leading-figure font-bold tracking-[-.02em] text-primary">{rs(monthly)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4.5">
        <Donut {...result} />
        <dl className="grid flex-1 basis-36 gap-3 text-small">
          <Legend colour="var(--color-chart-1)" label="Loan amount" amount={total - interest} />
          <Legend colour="var(--color-chart-2)" label="Total interest" amount={interest} />
        </dl>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        Final amount <b className="text-feature text-ink">{rs(total)}</b>
      </p>
    </div>
  );
}

interface Scale {
  key: keyof Loan;
  /** Name attribute of the input. */
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  ticks: string[];
  /** Shown in the field, before or after the number. */
  unit: { text: string; before?: true };
  inputMode: 'text' | 'numeric' | 'decimal';
  /** NaN for text that is no value. */
  read: (text: string) => number;
  spoken: (value: number) => string;
}

const numberIn = (text: string): number => {
  const digits = text.replaceAll(/[^\d.]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
};

export const SCALES: Scale[] = [
  {
    key: 'amount',
    name: 'loan_amt',
    label: 'Loan amount',
    min: 50_000,
    max: 10_000_000,
    step: 10_000,
    ticks: ['50 K', '25 L', '50 L', '75 L', '1 CR'],
    unit: { text: 'Rs.', before: true },
    // Not numeric: '1.5 Cr' is an amount too.
    inputMode: 'text',
    read: (text) => readAmount(text) ?? Number.NaN,
    spoken: (value) => `Rs. ${indianNumber(value)}`,
  },
  {
    key: 'interest',
    name: 'interest',
    label: 'Interest per annum',
    min: 6,
    max: 30,
    step: 1,
    ticks: ['6%', '12%', '18%', '24%', '30%'],
    unit: { text: '%' },
    inputMode: 'decimal',
    read: numberIn,
    spoken: (value) => `${value} per cent`,
  },
  {
    key: 'tenure',
    name: 'tenure',
    label: 'Tenure',
    min: 1,
    max: 30,
    step: 1,
    ticks: ['1 Yr', '8 Yr', '15 Yr', '22 Yr', '30 Yr'],
    unit: { text: 'Yr' },
    inputMode: 'numeric',
    read: numberIn,
    spoken: (value) => `${value} ${value === 1 ? 'year' : 'years'}`,
  },
];

interface LoanInputProps {
  scale: Scale;
  /** NaN while the field is empty. */
  value: number;
  onChange: (value: number) => void;
}

/** Number input; leaves text alone while typing, and on blur shows the number used in the calculation. */
function Typed({ id, scale, value, onChange }: LoanInputProps & { id: string }) {
  const { key, name, unit, inputMode, read } = scale;
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    onChange(clampLoanValue(key, read(text)));
  };
  return (
    <div className={classNames('relative text-base font-semibold text-ink', unit.before ? 'w-40' : 'w-28')}>
      <input
        id={id}
        name={name}
        aria-describedby={`${id}-unit`}
        inputMode={inputMode}
        autoComplete="off"
        className={classNames(
          'h-11 w-full rounded-md border border-line-strong bg-surface text-right',
          unit.before ? 'pr-3 pl-10' : 'pr-10 pl-3',
        )}
        value={draft ?? (Number.isNaN(value) ? '' : indianNumber(value, 2))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <span
        id={`${id}-unit`}
        className={classNames(
          'pointer-events-none absolute inset-y-0 flex items-center',
          unit.before ? 'left-3' : 'right-3',
        )}
      >
        {unit.text}
      </span>
    </div>
  );
}

/** A slider with a number input, for values between its steps or beyond its range. */
export function LoanInput(props: LoanInputProps) {
  const { scale, value, onChange } = props;
  const { label, min, max, step, ticks, spoken } = scale;
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <Typed {...props} id={id} />
      </div>
      <Slider
        label={label}
        value={Math.min(max, Math.max(min, value || min))}
        min={min}
        max={max}
        step={step}
        ticks={ticks}
        valueText={Number.isNaN(value) ? 'Empty' : spoken(value)}
        onChange={onChange}
      />
    </div>
  );
}

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
        <caption className="pb-2 text-left text-ink-3">Paid each year, in rupees</caption>
        <thead>
          <tr>
            {['Year', 'Principal paid', 'Interest paid', 'Balance'].map((heading) => (
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
