import { indianNumber } from '#contract/indian-number.ts';
import type { Emi, Loan } from './emi.ts';

const rs = (rupees: number) => `Rs. ${indianNumber(rupees)}`;

/** Principal and interest as two arcs with a gap; the amounts stand beside it, so colour alone says nothing. */
function Donut({ share }: { share: number }) {
  const arc = { cx: 74, cy: 74, r: 58, fill: 'none', strokeWidth: 22, pathLength: 100 };
  return (
    <svg className="size-[148px] -rotate-90" viewBox="0 0 148 148" aria-hidden="true">
      <circle {...arc} stroke="var(--color-chart-2)" />
      <circle {...arc} stroke="var(--color-sunken)" strokeDasharray={`${share + 0.8} 100`} />
      <circle {...arc} stroke="var(--color-chart-1)" strokeDasharray={`${Math.max(0, share - 0.8)} 100`} />
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
      <dd className="pl-5 text-[1.0625rem] font-bold text-ink">{rs(amount)}</dd>
    </div>
  );
}

/** What the loan costs: a month, in interest, and in all. */
export function EmiResult({ loan, result }: { loan: Loan; result: Emi }) {
  const principal = result.total === 0 ? 0 : loan.amount;
  const share = result.total === 0 ? 0 : (principal / result.total) * 100;
  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-[18px]" role="status">
      <div>
        <p className="text-[0.9063rem]">Monthly EMI</p>
        <p className="text-[1.875rem] leading-[1.1] font-bold tracking-[-.02em] text-primary">{rs(result.monthly)}</p>
      </div>
      <div className="grid grid-cols-[148px_1fr] items-center gap-[18px]">
        <Donut share={share} />
        <dl className="grid gap-3 text-[0.9063rem]">
          <Legend colour="var(--color-chart-1)" label="Loan amount" amount={principal} />
          <Legend colour="var(--color-chart-2)" label="Total interest" amount={result.interest} />
        </dl>
      </div>
      <p className="flex justify-between border-t border-line pt-3">
        Final amount <b className="text-ink">{rs(result.total)}</b>
      </p>
    </div>
  );
}
