import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './return-focus.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean;
  /** Any CSS width. */
  width?: string;
  /** Stands before the title. */
  header?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** A panel from the right edge; a click beside it or Escape closes it. Focus stays in and returns. */
export function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  width = 'min(420px,100vw)',
  header,
  closeLabel = 'Close',
  children,
}: DrawerProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-scrim) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focus}
          style={{ width }}
          className="fixed inset-y-0 right-0 z-(--z-panel) flex scroll-pt-20 flex-col overflow-auto overscroll-contain bg-surface shadow-lg outline-none data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in"
        >
          <div className="sticky top-0 z-2 flex min-h-15 shrink-0 items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5">
            <div className="flex min-w-0 items-center gap-3">
              {header}
              <Radix.Title className={classNames('text-[1.4375rem] leading-tight', hideTitle && 'sr-only')}>
                {title}
              </Radix.Title>
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="shrink-0">
                <Icon name="close" size="lg" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
