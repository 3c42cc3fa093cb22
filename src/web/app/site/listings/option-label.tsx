import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';

/** An option with its result count; an option without results is dimmed but can still be selected. */
export function OptionLabel({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <span className={classNames('flex items-baseline justify-between gap-x-3', count === 0 && 'text-ink-3')}>
      <span>{label}</span>
      <span className="text-xs font-regular opacity-80">{indianNumber(count)}</span>
    </span>
  );
}
