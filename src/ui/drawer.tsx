import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './return-focus.ts';

const SIDES = { right: 'right-0', left: 'left-0 [--panel-away:-100%]' } as const;

const TONES = {
  surface: { panel: 'bg-surface', head: 'border-b border-line bg-surface' },
  band: { panel: 'on-band bg-band text-on-band-2', head: 'bg-band' },
} as const;

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Hides the title visually but keeps it for assistive technology. */
  hideTitle?: boolean;
  /** Any CSS width. */
  width?: string;
  side?: keyof typeof SIDES;
  tone?: keyof typeof TONES;
  /** Shown before the title. */
  header?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** A panel that slides in from the edge; a click outside or Escape closes it. Traps focus and returns it on close. */
export function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  width = 'min(420px,100vw)',
  side = 'right',
  tone = 'surface',
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
          className={classNames(
            'fixed inset-y-0 z-(--z-panel) flex scroll-pt-20 flex-col overflow-auto overscroll-contain shadow-lg outline-none data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in',
            SIDES[side],
            TONES[tone].panel,
          )}
        >
          <div
            className={classNames(
              'sticky top-0 z-2 flex min-h-15 shrink-0 items-center justify-between gap-3 py-2 pr-2 pl-5',
              TONES[tone].head,
            )}
          >
            <div className="flex min-w-0 items-center gap-3">
              {header}
              <Radix.Title className={classNames('text-panel leading-tight', hideTitle && 'sr-only')}>
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
