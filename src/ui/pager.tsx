import type { MouseEvent } from 'react';
import { IconButton, iconButtonClass } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

interface PageStep {
  /** The address of that page; with it the arrow is a link. */
  href?: string;
  /** With an address too, a plain click runs this and stays on the page. */
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
  const follow = (event: MouseEvent) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a className={iconButtonClass({ boxed: true })} href={href} aria-label={label} onClick={follow}>
      <Icon name={icon} />
    </a>
  );
}

const Count = ({ value }: { value: number }) => (
  <b className="font-semibold text-ink">{value.toLocaleString('en-IN')}</b>
);

export interface PagerLineProps {
  from: number;
  to: number;
  total: number;
  previous: PageStep;
  next: PageStep;
}

/** Where one is in a long list, and the way on; arrows that lead nowhere stay in place. */
export function PagerLine({ from, to, total, previous, next }: PagerLineProps) {
  return (
    <div className="flex items-center justify-between gap-3 text-[0.9375rem] text-ink-3">
      <p>
        Showing <Count value={from} /> to <Count value={to} /> of <Count value={total} />
      </p>
      <div className="flex shrink-0 gap-2">
        <Arrow label="Previous page" icon="chevron-left" {...previous} />
        <Arrow label="Next page" icon="chevron-right" {...next} />
      </div>
    </div>
  );
}
