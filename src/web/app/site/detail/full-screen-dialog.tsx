import * as Radix from 'radix-ui/dialog';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useReturnFocus } from '#ui/return-focus.ts';

interface FullScreenDialogProps {
  title: string;
  /** Whether the title is for screen readers only. */
  hideTitle?: boolean;
  /** The id of a text in `children` that describes the dialog. */
  describedBy?: string;
  /** Stands in the bar at the top, before the buttons. */
  status?: ReactNode;
  /** Buttons in the bar at the top; the one that closes the dialog follows. */
  actions?: ReactNode;
  /** A second row below the bar. */
  toolbar?: ReactNode;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
  /** The content and the line below it. */
  children: ReactNode;
}

/** Content on a dark background over the whole screen; Escape or the button closes it and focus returns to where it was. */
export function FullScreenDialog({
  title,
  hideTitle,
  describedBy,
  status,
  actions,
  toolbar,
  onKeyDown,
  onClose,
  children,
}: FullScreenDialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-modal) bg-mor-950 data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focus}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          className="on-band fixed inset-0 z-(--z-modal) grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-mor-950 text-on-band outline-none data-[state=open]:animate-fade-in"
        >
          <div>
            <div className="flex min-h-14 items-center justify-between gap-3 px-2 pl-5">
              <Radix.Title
                className={hideTitle ? 'sr-only' : 'min-w-0 truncate font-sans text-base font-medium text-on-band'}
              >
                {title}
              </Radix.Title>
              {status}
              <div className="flex">
                {actions}
                <Radix.Close asChild>
                  <IconButton label="Close">
                    <Icon name="close" size="lg" />
                  </IconButton>
                </Radix.Close>
              </div>
            </div>
            {toolbar}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const MINUS = 'M5 12h14';

interface ZoomButtonsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Not `disabled` at the end: keyboard users would lose focus. */
  isLargest?: boolean;
  isSmallest?: boolean;
}

export const ZoomButtons = ({ onZoomIn, onZoomOut, isLargest, isSmallest }: ZoomButtonsProps) => (
  <>
    <IconButton label="Zoom out" aria-disabled={isSmallest} onClick={onZoomOut}>
      <Icon name={MINUS} size="lg" />
    </IconButton>
    <IconButton label="Zoom in" aria-disabled={isLargest} onClick={onZoomIn}>
      <Icon name="plus" size="lg" />
    </IconButton>
  </>
);
