import type { ReactNode } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { IconButton, iconButtonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { LocalLink } from './link.tsx';

interface PageStep {
  /** URL of that page; if set, the arrow is a link. */
  href?: string;
  /** If `href` is also set, a plain click runs this instead of loading the page. */
  onSelect?: () => void;
  disabled: boolean;
}

interface ArrowProps extends PageStep {
  label: string;
  icon: IconName;
}

function Arrow({ label, icon, href, onSelect, disabled }: ArrowProps) {
  if (href === undefined || disabled) {
    return (
      <IconButton boxed label={label} disabled={disabled} onClick={onSelect}>
        <Icon name={icon} />
      </IconButton>
    );
  }
  return (
    <LocalLink className={iconButtonClass({ boxed: true })} href={href} aria-label={label} onSelect={onSelect}>
      <Icon name={icon} />
    </LocalLink>
  );
}

const Count = ({ value }: { value: number | string }) => (
  <b className="font-semibold text-ink">{typeof value === 'string' ? value : indianNumber(value)}</b>
);

export interface PagerLineProps {
  from: number;
  to: number;
  /** Text if the number is not exact. */
  total: number | string;
  previous: PageStep;
  next: PageStep;
  /** Other list controls next to the arrows, or below the position where there is no space. */
  children?: ReactNode;
  /** Can hide the arrows where the list has another control for more entries. */
  arrowsClassName?: string;
}

/** Position in a long list with arrows to the previous and next page; a disabled arrow stays in place. */
export function PagerLine({ from, to, total, previous, next, children, arrowsClassName }: PagerLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-compact text-ink-3">
      <p className="min-h-11 content-center">
        Showing <Count value={from} /> to <Count value={to} /> of <Count value={total} />
      </p>
      {children}
      <div className={classNames('flex shrink-0 gap-2', arrowsClassName)}>
        <Arrow label="Previous page" icon="chevron-left" {...previous} />
        <Arrow label="Next page" icon="chevron-right" {...next} />
      </div>
    </div>
  );
}
