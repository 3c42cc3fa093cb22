import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it; must accept a ref. */
  trigger: ReactElement;
  children: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Set both for a controlled popover. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Can move focus to an element other than the button on close. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A small non-modal panel next to its button. */
export function Popover({
  trigger,
  children,
  label,
  align = 'start',
  open,
  onOpenChange,
  onCloseAutoFocus,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-(--z-modal) max-h-(--radix-popover-content-available-height) min-w-60 max-w-[calc(100vw-16px)] overflow-auto rounded-lg border border-line bg-surface p-5 shadow-lg outline-none data-[state=open]:animate-fade-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
