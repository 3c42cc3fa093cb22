import { type RefObject, useEffect, useRef } from 'react';

interface FocusAfterLeaving<List extends HTMLElement> {
  /** Attach to the element whose children are the entries. */
  list: RefObject<List | null>;
  /** Attach to the element that takes focus when no entry is left. */
  otherwise: RefObject<HTMLHeadingElement | null>;
  /** Call before the visitor removes the entry at this index. */
  leaving: (place: number) => void;
}

/**
 * Keeps focus in a list after the visitor removes an entry: the control of the entry that moved up takes focus, or else
 * the last one. Other changes do not move focus.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
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
