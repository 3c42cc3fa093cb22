import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { labelClass } from './field.tsx';

export interface PillGroupProps {
  legend: ReactNode;
  name: string;
  options: { value: string; label: ReactNode }[];
  value: string[];
  onChange: (value: string[]) => void;
  /** Allows several values; otherwise selecting one replaces the other. */
  multiple?: boolean;
}

/** A short list of options, all visible. */
export function PillGroup({ legend, name, options, value, onChange, multiple = false }: PillGroupProps) {
  const toggle = (option: string, chosen: boolean) => {
    if (!multiple) return onChange([option]);
    onChange(chosen ? [...value, option] : value.filter((other) => other !== option));
  };
  return (
    <fieldset className="min-w-0">
      <legend className={classNames(labelClass, 'mb-2.5')}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="relative">
            <input
              className="peer sr-only"
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span
              className={classNames(
                'inline-flex h-10 items-center rounded-full border border-line-strong bg-surface px-4 text-small font-medium text-ink',
                'transition-colors duration-(--duration-fast) hover:border-primary hover:bg-primary-soft hover:text-primary',
                'peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
              )}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
