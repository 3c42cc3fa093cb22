import { Link } from 'react-router';
import { DASHBOARD_DAYS } from '#contract';
import { classNames } from '#ui/class-names.ts';

/** Links for the last week, month or quarter; the current period is in the URL. */
export function PeriodSwitch({ days }: { days: number }) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-2">
      {DASHBOARD_DAYS.map((choice) => (
        <Link
          key={choice}
          to={`?days=${choice}`}
          preventScrollReset
          aria-current={choice === days || undefined}
          className={classNames(
            'inline-flex h-11 items-center rounded-full border px-4 text-[0.9063rem] font-medium transition-colors duration-(--duration-fast)',
            choice === days
              ? 'border-primary bg-primary text-on-primary'
              : 'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary',
          )}
        >
          {choice} days
        </Link>
      ))}
    </nav>
  );
}
