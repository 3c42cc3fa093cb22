import { indianNumber } from '#contract/indian-number.ts';

interface RowProgressProps {
  label: string;
  done: number;
  total: number;
}

/** The number of processed rows, as a bar and as text. */
export function RowProgress({ label, done, total }: RowProgressProps) {
  const progressText = `${indianNumber(done)} of ${indianNumber(total)} rows`;
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <div className="grid gap-2 py-6">
      <p className="font-semibold text-ink">{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progressText}
        className="h-2.5 overflow-hidden rounded-full bg-well"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-500 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="text-ink-3 tabular-nums">{progressText}. You can close this: the work goes on.</p>
    </div>
  );
}
