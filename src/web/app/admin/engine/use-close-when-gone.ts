import { useEffect, useEffectEvent } from 'react';
import { announceFailure } from './announce.ts';

/** Shows the load error and closes the view. */
export function useCloseWhenGone(error: unknown, onGone: () => void): void {
  const close = useEffectEvent(onGone);
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    close();
  }, [error]);
}
