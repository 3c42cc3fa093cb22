import { type ReactNode, type RefCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '#ui/button.tsx';
import { FOOT } from '#ui/clear-of-feet.ts';
import { Icon } from '#ui/icon.tsx';

/** Below the bar at the top of the page, and above the lower edge of the window. */
const TOP = 80;
const GAP = 16;

/** Keeps a panel within the window, wherever the page is scrolled. */
const fitWindow: RefCallback<HTMLElement> = (panel) => {
  if (!panel) return undefined;
  const fit = () => {
    const top = Math.max(panel.getBoundingClientRect().top, TOP);
    panel.style.maxHeight = `${window.innerHeight - top - GAP}px`;
  };
  fit();
  const listener = new AbortController();
  const { signal } = listener;
  window.addEventListener('scroll', fit, { passive: true, signal });
  window.addEventListener('resize', fit, { signal });
  return () => listener.abort();
};

interface SidePanelProps {
  title: string;
  description: string;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What is open, beside its list: a dialog that leaves the list in use. Takes the focus; Escape closes it. */
export function SidePanel({ title, description, footer, onClose, children }: SidePanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
    const isElsewhere = dialog !== null && !dialog.contains(heading.current);
    if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <div
      ref={fitWindow}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      className="@container sticky top-20 flex min-w-0 flex-col overflow-auto overscroll-contain rounded-lg border border-line bg-surface"
    >
      <div className="sticky top-0 z-2 flex items-start justify-between gap-3 border-b border-line bg-surface py-3.5 pr-2 pl-5">
        <div className="min-w-0">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-title leading-title wrap-anywhere outline-none">
            {title}
          </h2>
          <p className="mt-1 text-small text-ink-3">{description}</p>
        </div>
        <IconButton label="Close" className="shrink-0" onClick={onClose}>
          <Icon name="close" size="lg" />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 gap-4 px-5 py-4">{children}</div>
      {footer && (
        <div {...FOOT} className="sticky bottom-0 z-2 mt-auto border-t border-line bg-surface px-5 py-3">
          {footer}
        </div>
      )}
    </div>
  );
}
