import * as Radix from 'radix-ui/dialog';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useReturnFocus } from '#ui/return-focus.ts';
import { PaletteBox } from './palette-box.tsx';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Opens every screen, action and record by keyboard. The input is empty each time it opens. */
export function Palette({ open, onClose }: PaletteProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-modal) bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-(--z-modal) mx-auto flex max-h-dvh w-full flex-col overflow-hidden rounded-b-xl bg-surface text-compact shadow-lg outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in admin:top-[min(12dvh,96px)] admin:max-h-[min(560px,76dvh)] admin:w-dialog-160 admin:rounded-xl"
        >
          <Radix.Title className="sr-only">Search or jump to</Radix.Title>
          <PaletteBox onClose={onClose} />
          <p
            aria-hidden="true"
            className="hidden shrink-0 gap-5 border-t border-line bg-sunken px-5 py-2.5 text-xs text-ink-3 can-hover:flex"
          >
            <span>↑ ↓ to move</span>
            <span>Enter to open</span>
            <span>Esc to close</span>
          </p>
          <Radix.Close asChild>
            <IconButton label="Close" className="absolute! top-1.5 right-2">
              <Icon name="close" size="lg" />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
