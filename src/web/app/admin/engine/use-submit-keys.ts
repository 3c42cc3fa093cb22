import { useEffect, useEffectEvent } from 'react';

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
