import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it; takes a ref. */
  trigger: ReactElement;
  children: ReactNode;
  /** Names the panel. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** For those who open and close it themselves. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Takes the focus when it closes, instead of the button. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A small panel beside its button, over a page that stays usable. */
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
