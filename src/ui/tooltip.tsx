import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const SIDES = {
  top: 'bottom-full left-1/2 mb-2.5 -translate-x-1/2',
  bottom: 'top-full left-1/2 mt-2.5 -translate-x-1/2',
  left: 'top-1/2 right-full mr-2.5 -translate-y-1/2',
  right: 'top-1/2 left-full ml-2.5 -translate-y-1/2',
} as const;

export interface TooltipProps {
  text: ReactNode;
  /** A control with its own accessible name. */
  children: ReactNode;
  side?: keyof typeof SIDES;
}

/** Shows the name of a control on hover or keyboard focus; hidden from screen readers because it repeats the name. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute z-1 hidden animate-fade-in rounded-sm bg-ink px-3 py-2 text-xs leading-label font-medium whitespace-nowrap text-surface',
          'group-hover/tip:block group-has-focus-visible/tip:block',
          SIDES[side],
        )}
      >
        {text}
      </span>
    </span>
  );
}
