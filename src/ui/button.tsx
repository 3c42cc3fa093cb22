import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './loading.tsx';

const VARIANTS = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press',
  outline:
    'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary active:bg-mor-100',
  soft: 'border-transparent bg-primary-soft text-primary hover:bg-mor-100 active:bg-mor-200',
  ghost:
    'border-transparent text-primary hover:bg-primary-soft active:bg-mor-100 in-[.on-band]:text-accent-on-band in-[.on-band]:hover:bg-band-hover',
  marigold: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press',
  danger: 'border-transparent bg-danger text-white hover:bg-geru-700 active:bg-geru-800',
} as const;

const SIZES = {
  md: 'min-h-11 text-compact',
  /** Dense on large screens only: touch targets stay at 44 px. */
  sm: 'min-h-11 text-sm lg:min-h-9',
} as const;

const PADDING = { md: 'px-5', sm: 'px-3.5' } as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  block?: boolean;
}

/** Button styles for links that look like buttons. */
export const buttonClass = ({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string =>
  classNames(
    // Wraps only where its line is wider than the row that it is in.
    'inline-flex min-w-fit items-center justify-center gap-2 rounded-md border py-1 text-center font-semibold leading-tight',
    'transition-colors duration-(--duration-fast)',
    'disabled:border-line disabled:bg-well disabled:text-chuna-500 aria-busy:cursor-progress',
    SIZES[size],
    variant === 'ghost' ? 'px-3' : PADDING[size],
    VARIANTS[variant],
    block && 'w-full',
  );

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner with `busyLabel` and ignores further clicks. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** Icon button styles for links that look like icon buttons. */
export const iconButtonClass = ({ boxed = false }: { boxed?: boolean } = {}): string =>
  classNames(
    'relative grid size-11 place-items-center text-ink transition-colors duration-(--duration-fast) hover:bg-well',
    'disabled:bg-transparent disabled:text-chuna-400 aria-disabled:bg-transparent aria-disabled:text-chuna-400',
    'in-[.on-band]:text-on-band in-[.on-band]:hover:bg-band-hover',
    boxed
      ? 'rounded-md border border-line bg-surface in-[.on-band]:border-band-control in-[.on-band]:bg-transparent'
      : 'rounded-full',
  );

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name of the action. */
  label: string;
  boxed?: boolean;
}

/** An icon-only button: 44 px wide, always with an accessible name. */
export function IconButton({ label, boxed, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames(iconButtonClass({ boxed }), className)} />
  );
}
