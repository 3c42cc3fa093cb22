import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#ui/toast-store.ts';
import { useStaff } from '../shell/session.ts';
import { createUnsavedStore, type UnsavedStore } from './unsaved-store.ts';

/** Where the signed-in user's input of a form is kept until it is saved. */
export const useUnsavedStore = (form: string | undefined): UnsavedStore => createUnsavedStore(useStaff().id, form);

interface UnsavedInput<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Called once the input is stored, or given up. */
  clear: () => void;
  /** When the input was typed, if it is from an earlier visit. */
  restoredAt: number | undefined;
}

/** State that outlives the form: it is kept in the browser until it is saved or given up. */
export function useUnsaved<Value>(
  form: string,
  start: Value,
  isValue: (value: unknown) => value is Value,
): UnsavedInput<Value> {
  const store = useUnsavedStore(form);
  const [restored, setRestored] = useState(() => {
    const unsaved = store.read();
    return unsaved && isValue(unsaved.value) ? { at: unsaved.at, value: unsaved.value } : undefined;
  });
  const [value, setValue] = useState(restored ? restored.value : start);
  return {
    value,
    set: (next) => {
      setValue(next);
      if (JSON.stringify(next) === JSON.stringify(start)) store.drop();
      else store.keep(next);
    },
    clear: () => {
      store.drop();
      setRestored(undefined);
      setValue(start);
    },
    restoredAt: restored?.at,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A text that outlives its form. */
export const useUnsavedText = (form: string, start = ''): UnsavedInput<string> => useUnsaved(form, start, isText);

/** Tells the user, when a form closes, that what was typed into it is kept but not sent. */
export function useKeptNotice(isUnsent: boolean, description: string): void {
  const tell = useEffectEvent(() => {
    if (isUnsent) toast({ variant: 'default', title: 'Not saved yet', description });
  });
  useEffect(() => () => tell(), []);
}
