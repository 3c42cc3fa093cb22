import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface BoxProps extends ComponentProps<'input'> {
  mixed?: boolean;
}

/** The box with its tick, or a dash if only some of what it stands for is checked. */
const Box = ({ mixed = false, ...props }: BoxProps) => (
  <span className="relative grid size-5.5">
    <input
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      {...props}
      type="checkbox"
      className={classNames(
        'peer size-5.5 appearance-none rounded-xs border-control border-line-strong bg-surface forced-colors:appearance-auto',
        'transition-colors duration-(--duration-fast) hover:border-chuna-700 checked:border-primary checked:bg-primary indeterminate:border-primary',
        'aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:border-chuna-400 disabled:bg-well',
      )}
    />
    <svg
      className="pointer-events-none absolute inset-0 hidden text-on-primary peer-checked:block peer-indeterminate:block peer-disabled:text-chuna-500 peer-indeterminate:text-primary forced-colors:hidden"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={mixed ? 'M5.5 11h11' : 'm5.5 11.5 3.6 3.6 7.4-8'} />
    </svg>
  </span>
);

interface CheckMarkProps {
  /** The accessible name; nothing else is shown. */
  label: string;
  checked: boolean;
  /** Whether only some of what it stands for is checked. */
  mixed?: boolean;
  onChange: () => void;
}

/** A box without a visible label, such as that of a row; its target is 44 px. */
export function CheckMark({ label, checked, mixed = false, onChange }: CheckMarkProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="-m-2.75 grid size-11 cursor-pointer place-items-center">
      <Box id={id} aria-label={label} checked={checked} mixed={mixed} onChange={onChange} />
    </label>
  );
}

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
      <Box {...rest} />
      <span>{children}</span>
    </label>
  );
}
