import { useEffect, useEffectEvent } from 'react';
import { announceFailure } from './announce.ts';

/** Tells what cannot be read, and closes it. */
export function useCloseWhenGone(error: unknown, onGone: () => void): void {
  const close = useEffectEvent(onGone);
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    close();
  }, [error]);
}
