import { classNames } from './class-names.ts';

const STAR = 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z';

const SIZES = { sm: { row: '', star: 'size-3.5' }, md: { row: 'gap-0.5', star: 'size-5' } } as const;

interface StarRowProps {
  value: number;
  max?: number;
  size?: keyof typeof SIZES;
}

function StarRow({ value, max = 5, size = 'sm' }: StarRowProps) {
  const lit = Math.floor(value);
  return (
    <span aria-hidden="true" className={classNames('flex', SIZES[size].row)}>
      {Array.from({ length: max }, (_, index) => index).map((index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          className={classNames(SIZES[size].star, index < lit ? 'fill-star' : 'fill-star-off')}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

export interface StarsProps extends StarRowProps {
  /** The value in words. */
  label: string;
}

/** Whole stars, rounded down, read as one sentence. */
export function Stars({ label, ...row }: StarsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several drawings that are read as one picture
    <span role="img" aria-label={label} className="inline-flex">
      <StarRow {...row} />
    </span>
  );
}

/** Stars with the number as given; nothing where there is no rating. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return null;
  return (
    <span className="inline-flex items-center gap-[5px] text-xs whitespace-nowrap text-ink-3">
      <StarRow value={value} />
      <span>
        <b className="font-semibold text-ink">{value}</b> Rating
      </span>
    </span>
  );
}
