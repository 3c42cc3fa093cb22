import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Holds back whoever is about to leave a form with unsaved changes, by whatever way, and lets them go when they say so. */
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
    /** Goes where they wanted to go, or lets them go the next time. */
    leave: () => {
      free.current = true;
      blocker.proceed?.();
    },
  };
}
