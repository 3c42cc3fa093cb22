import { useEffect, useEffectEvent } from 'react';

/** The keyboard shortcuts in one line, for a pointer that can hover, which usually comes with a keyboard. */
export function KeyHints({ hints }: { hints: Record<string, string> }) {
  return (
    <p className="mt-3 hidden flex-wrap gap-x-4 gap-y-1 text-note text-ink-3 can-hover:flex">
      {Object.entries(hints).map(([key, label]) => (
        <span key={key}>
          <kbd className="rounded-xs border border-line bg-surface px-1.5 py-px font-mono text-xs text-ink-2">
            {key}
          </kbd>{' '}
          {label}
        </span>
      ))}
    </p>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Single-letter shortcuts, ignored while the user types. An action that returns false does not consume the key. */
export function useLetterKeys(keys: Record<string, (event: KeyboardEvent) => unknown>, enabled = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key, target, defaultPrevented, isComposing } = event;
    if (!enabled || altKey || ctrlKey || metaKey || defaultPrevented || isComposing || isTyping(target)) return;
    const act = keys[key];
    if (act && act(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Ctrl or ⌘ with Enter saves from any field; with Shift, another new record follows. */
export function useSubmitKeys(submit: (another: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(event.shiftKey);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
