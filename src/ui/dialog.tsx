import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { FOOT } from './clear-of-feet.ts';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './return-focus.ts';

const WIDTHS = {
  confirm: 'md:w-dialog-110',
  form: 'md:w-dialog-130',
  filters: 'md:w-dialog-160',
  edit: 'md:w-dialog-190',
  wide: 'md:w-dialog-240',
} as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  width?: keyof typeof WIDTHS;
  children: ReactNode;
  /** Stays visible below the content; a button in it submits a form through its `form` attribute. */
  footer?: ReactNode;
}

/** A modal dialog: a bottom sheet on phones, centred on larger screens. Traps focus and returns it on close. */
export function Dialog({ open, onOpenChange, title, description, width = 'form', children, footer }: DialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-modal) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focus}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-(--z-modal) flex max-h-[94dvh] flex-col overflow-auto overscroll-contain rounded-t-xl bg-surface shadow-lg outline-none',
            // A focused field is not hidden by the sticky head, whose description takes three lines on narrow phones.
            'scroll-pt-44 scroll-pb-24 data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
            'md:inset-0 md:m-auto md:h-fit md:rounded-xl md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-pop-in',
            WIDTHS[width],
          )}
        >
          <div className="sticky top-0 z-2 flex items-start justify-between gap-3 bg-surface pt-5 pr-3 pb-3 pl-5 md:pt-6 md:pr-4 md:pl-7">
            <div className="min-w-0">
              <Radix.Title className="text-title leading-title wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-small text-ink-3">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="shrink-0">
                <Icon name="close" size="lg" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="grid grid-cols-1 gap-4 px-5 pt-1 pb-5 md:px-7 md:pb-7">{children}</div>
          {footer && (
            <div
              {...FOOT}
              className="sticky bottom-0 z-2 flex flex-wrap justify-end gap-2.5 border-t border-line bg-surface px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-7 md:py-4"
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
