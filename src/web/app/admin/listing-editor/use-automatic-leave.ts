import { useEffect, useEffectEvent } from 'react';
import type { useUnsavedGuard } from '../engine/use-draft.tsx';
import type { ListingSave } from './use-listing-save.ts';

interface LeaveOptions {
  guard: ReturnType<typeof useUnsavedGuard>;
  save: ListingSave;
  isUnsaved: boolean;
}

/**
 * Leaves the page once everything is saved that is saved without a press. Returns whether the user has to decide about
 * the rest.
 */
export function useAutomaticLeave({ guard, save, isUnsaved }: LeaveOptions): boolean {
  const { leaving } = guard;
  const { isFlushable, isSaving } = save;
  const begin = useEffectEvent(() => save.flush());
  const leave = useEffectEvent(() => guard.leave());
  const canBegin = leaving && isFlushable && !isSaving;
  const isDone = leaving && !isUnsaved && !isSaving;
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin]);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return leaving && isUnsaved && !isFlushable && !isSaving;
}
