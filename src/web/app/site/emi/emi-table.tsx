import { useState } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { LoanYear } from './emi.ts';

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
      <table className="w-full text-[0.8125rem] text-ink">
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
