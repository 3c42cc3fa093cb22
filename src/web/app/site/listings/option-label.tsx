import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';

/** An option and how many it would leave; one that leaves nothing can still be chosen, but steps back. */
export function OptionLabel({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <span className={classNames('flex items-baseline justify-between gap-x-3', count === 0 && 'text-ink-3')}>
      <span>{label}</span>
      <span className="text-xs font-regular opacity-80">{indianNumber(count)}</span>
    </span>
  );
}
