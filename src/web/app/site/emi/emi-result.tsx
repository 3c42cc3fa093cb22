import { indianNumber } from '#contract/indian-number.ts';
import type { Emi } from './emi.ts';

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
