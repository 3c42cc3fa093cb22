import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

const SIZES = { sm: 'star-row text-[14px]', md: 'star-row text-[22px]' } as const;

interface StarRowProps {
  value: number;
  max?: number;
  size?: keyof typeof SIZES;
}

/** One element instead of five SVGs, because a page of cards has hundreds of stars. */
function StarRow({ value, max = 5, size = 'sm' }: StarRowProps) {
  const style = { '--lit': Math.floor(value), '--stars': max } as CSSProperties;
  return <span aria-hidden="true" className={classNames('inline-block', SIZES[size])} style={style} />;
}

export interface StarsProps extends StarRowProps {
  /** The value as text, for screen readers. */
  label: string;
}

/** Whole stars, rounded down, with one accessible name. */
export function Stars({ label, ...row }: StarsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several shapes announced as one image
    <span role="img" aria-label={label} className="inline-flex">
      <StarRow {...row} />
    </span>
  );
}

/** The rating of our advisors: stars with the numeric value; renders nothing without one. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return null;
  return (
    <span className="inline-flex items-center gap-1.25 text-xs whitespace-nowrap text-ink-3">
      <StarRow value={value} />
      <span>
        <b className="font-semibold text-ink">{value}</b> Rating
        <span className="sr-only"> (our advisors' rating)</span>
      </span>
    </span>
  );
}
