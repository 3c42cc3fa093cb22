import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { LocalLink } from './link.tsx';

const DOTS = {
  new: 'bg-status-new',
  mid: 'bg-status-mid',
  near: 'bg-status-near',
  ready: 'bg-status-ready',
} as const;

export type BadgeTone = keyof typeof DOTS;

/** Shows a status as a dot with text, never by colour alone; readable on any image. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className="inline-flex h-7 items-center gap-1.75 rounded-full bg-white pr-2.75 pl-2.25 text-xs font-semibold whitespace-nowrap text-chuna-900 shadow-[0_1px_4px_rgb(0_0_0/0.14)]">
      <span aria-hidden="true" className={classNames('size-2 rounded-full', DOTS[tone])} />
      {children}
    </span>
  );
}

/** A dark label in the corner of an image. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-6.5 min-w-0 items-center rounded-xs bg-mor-900/88 px-2.5 text-xs font-medium text-white">
      <span className="truncate">{children}</span>
    </span>
  );
}

const MARKERS = {
  accent: 'bg-accent-soft text-accent-ink',
  info: 'bg-info-soft text-info',
  primary: 'bg-primary-soft text-primary',
} as const;

/** A soft label for the type of the item next to it. */
export function Marker({ tone, children }: { tone: keyof typeof MARKERS; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-6.5 items-center gap-1.5 rounded-xs px-2.5 text-xs font-semibold whitespace-nowrap',
        MARKERS[tone],
      )}
    >
      {children}
    </span>
  );
}

export interface ChipProps {
  children: ReactNode;
  /** URL without this item; if set, the remove control is a link. */
  href?: string;
  onRemove: () => void;
  /** Accessible name of the remove control; names what it removes. */
  removeLabel: string;
  tone?: keyof typeof CHIP_TONES;
}

const CHIP_TONES = {
  primary: 'border-primary-line bg-primary-soft text-primary-hover',
  warning: 'border-dashed border-warning bg-warning-soft text-warning',
};

/** An applied value that can be removed. */
export function Chip({ children, href, onRemove, removeLabel, tone = 'primary' }: ChipProps) {
  const cross = {
    'aria-label': removeLabel,
    className:
      'relative grid size-6.5 shrink-0 place-items-center rounded-full before:absolute before:-inset-1 hover:bg-primary-line/50',
    children: <Icon name="close" size="sm" className="size-3.5 [&>path]:stroke-[2.2]" />,
  };
  return (
    <span
      className={classNames(
        'inline-flex h-9 max-w-full items-center gap-1 rounded-full border pr-1.5 pl-3 text-sm font-medium',
        CHIP_TONES[tone],
      )}
    >
      <span className="truncate">{children}</span>
      {href === undefined ? (
        <button type="button" {...cross} onClick={onRemove} />
      ) : (
        <LocalLink href={href} {...cross} onSelect={onRemove} />
      )}
    </span>
  );
}
