import * as Radix from 'radix-ui/switch';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Names the current state or the setting it turns on. */
  label: ReactNode;
  disabled?: boolean;
}

/** Toggles a setting immediately; controlled by `checked`. */
export function Switch({ checked, onCheckedChange, label, disabled = false }: SwitchProps) {
  return (
    <label
      className={classNames(
        'inline-flex items-center gap-2.5 text-sm whitespace-nowrap',
        disabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer',
      )}
    >
      <Radix.Root
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className={classNames(
          'relative h-6 w-10.5 shrink-0 rounded-full bg-line-strong transition-colors duration-(--duration-base)',
          'before:absolute before:-inset-y-2.5 before:inset-x-0 data-[state=checked]:bg-primary disabled:opacity-45',
        )}
      >
        <Radix.Thumb className="block size-4.5 translate-x-0.75 rounded-full bg-white transition-transform duration-(--duration-base) ease-out data-[state=checked]:translate-x-5.25" />
      </Radix.Root>
      <span>{label}</span>
    </label>
  );
}
