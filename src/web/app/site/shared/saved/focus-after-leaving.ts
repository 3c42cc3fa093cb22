import { type RefObject, useEffect, useRef } from 'react';

interface FocusAfterLeaving<List extends HTMLElement> {
  /** Goes on the element whose children are the entries. */
  list: RefObject<List | null>;
  /** Goes on what takes the focus when no entry is left. */
  otherwise: RefObject<HTMLHeadingElement | null>;
  /** Says that the entry at this place is about to leave because the visitor wants it to. */
  leaving: (place: number) => void;
}

/**
 * Keeps the keyboard in a list that gets shorter: after an entry has left, the control of the one that moved up has the
 * focus, or the last one's. A list that changes by itself moves nothing.
 */
export function useFocusAfterLeaving<List extends HTMLElement>(
  count: number,
  control: string,
): FocusAfterLeaving<List> {
  const list = useRef<List>(null);
  const otherwise = useRef<HTMLHeadingElement>(null);
  const left = useRef<{ place: number; before: number }>(undefined);
  useEffect(() => {
    if (left.current === undefined || count >= left.current.before) return;
    const controls = list.current?.querySelectorAll<HTMLElement>(control) ?? [];
    const next = controls[Math.min(left.current.place, controls.length - 1)];
    left.current = undefined;
    (next ?? otherwise.current)?.focus();
  }, [count, control]);
  const leaving = (place: number) => {
    left.current = { place, before: count };
  };
  return { list, otherwise, leaving };
}
