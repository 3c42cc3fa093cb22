import * as Tooltip from 'radix-ui/tooltip';
import type { ReactElement } from 'react';

interface RailTipProps {
  text: string;
  /** A link that has the same text as its accessible name. */
  children: ReactElement;
}

/** The label of an icon in the rail, in a portal because the rail scrolls in a low window and would clip it. */
export function RailTip({ text, children }: RailTipProps) {
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="right"
            sideOffset={10}
            aria-hidden="true"
            className="z-(--z-panel) rounded-sm bg-ink px-3 py-2 text-xs leading-[1.3] font-medium text-surface"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
