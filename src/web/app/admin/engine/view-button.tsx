import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface ViewButtonProps {
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A button for one view of a list. */
export const ViewButton = ({ chosen, onChoose, children }: ViewButtonProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    className={classNames(
      'flex h-11 flex-none items-center gap-2 rounded-full border px-4 text-[0.9063rem] font-medium transition-colors duration-(--duration-fast)',
      chosen
        ? 'border-primary bg-primary text-on-primary'
        : 'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary',
    )}
    onClick={onChoose}
  >
    {children}
  </button>
);
