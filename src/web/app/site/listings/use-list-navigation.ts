import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Search } from '#contract/listings/filter-values.ts';
import type { List } from './list.ts';

/** A list that starts above this is hidden by the sticky bars. */
const HIDDEN_ABOVE_PX = 100;

export interface ListNavigation {
  /** Start of the results. */
  top: RefObject<HTMLHeadingElement | null>;
  /** Another search: the page stays, and the start of the new list scrolls into view. */
  apply: (search: Search) => void;
  /** Another page: focus also moves to the start of the list. */
  turn: (search: Search) => void;
  /** Appends the next page: the URL is replaced, the scroll position stays. */
  extend: (search: Search) => void;
}

/** Navigates between searches by URL without losing the scroll position. */
export function useListNavigation(list: List, search: Search): ListNavigation {
  const navigate = useNavigate();
  const top = useRef<HTMLHeadingElement>(null);
  const intent = useRef<'apply' | 'turn'>(undefined);

  // Back navigation restores the scroll position automatically, so it sets no intent. The scroll is instant: a smooth
  // one would pass over unrelated entries and continue during the visitor's next action.
  // oxlint-disable-next-line react/exhaustive-deps -- a new search means a new list
  useLayoutEffect(() => {
    const reason = intent.current;
    intent.current = undefined;
    if (!reason || !top.current) return;
    if (reason === 'turn') top.current.focus({ preventScroll: true });
    if (top.current.getBoundingClientRect().top < HIDDEN_ABOVE_PX) top.current.scrollIntoView({ behavior: 'instant' });
  }, [search]);

  const go = useCallback(
    (why: 'apply' | 'turn', next: Search) => {
      if (list.toPath(next) === list.toPath(search)) return;
      intent.current = why;
      void navigate(list.toPath(next), { preventScrollReset: true });
    },
    [list, search, navigate],
  );
  const apply = useCallback((next: Search) => go('apply', next), [go]);
  const turn = useCallback((next: Search) => go('turn', next), [go]);
  const extend = useCallback(
    (next: Search) => void navigate(list.toPath(next), { preventScrollReset: true, replace: true }),
    [list, navigate],
  );
  return { top, apply, turn, extend };
}
