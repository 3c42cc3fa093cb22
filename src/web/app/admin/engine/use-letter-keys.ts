import { useEffect, useEffectEvent } from 'react';

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
