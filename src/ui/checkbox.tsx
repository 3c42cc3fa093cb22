import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends ComponentProps<'input'> {
  children: ReactNode;
}

/** The box and its label form one 44 px high target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        // The target extends into the space around it without changing the spacing of the form.
        '-my-1.5 grid grid-cols-first-5.5 gap-2.5 py-2.75 text-small leading-[1.45]',
        'has-disabled:cursor-not-allowed has-disabled:text-chuna-500',
        className,
      )}
    >
      <span className="relative grid size-5.5">
        <input
          {...rest}
          type="checkbox"
          className={classNames(
            'peer size-5.5 appearance-none rounded-xs border-control border-line-strong bg-surface forced-colors:appearance-auto',
            'transition-colors duration-(--duration-fast) hover:border-chuna-700 checked:border-primary checked:bg-primary',
            'aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:border-chuna-400 disabled:bg-well',
          )}
        />
        <svg
          className="pointer-events-none absolute inset-0 hidden text-on-primary peer-checked:block peer-disabled:text-chuna-500 forced-colors:hidden"
          viewBox="0 0 22 22"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="m5.5 11.5 3.6 3.6 7.4-8" />
        </svg>
      </span>
      <span>{children}</span>
    </label>
  );
}
