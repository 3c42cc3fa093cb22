import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Blocks navigation and unloading while a form has unsaved changes, until the user confirms. */
export function useUnsavedGuard(unsaved: boolean) {
  const free = useRef(false);
  const blocker = useBlocker(() => unsaved && !free.current);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    leaving: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    /** Continues the blocked navigation, or allows the next one. */
    leave: () => {
      free.current = true;
      blocker.proceed?.();
    },
  };
}
