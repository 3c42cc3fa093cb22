import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { List } from './list.ts';
import type { Search } from './search.ts';

/** A list whose beginning is higher than this lies behind the bars that stick to the top. */
const HIDDEN_ABOVE_PX = 100;

export interface ListNavigation {
  /** The beginning of the results. */
  top: RefObject<HTMLHeadingElement | null>;
  /** Another search: the page stays, and the beginning of the new list comes into view. */
  apply: (search: Search) => void;
  /** Another page: the keyboard moves to the beginning of the list too. */
  turn: (search: Search) => void;
  /** The next page below this one: the address moves on, the place and the way back stay. */
  extend: (search: Search) => void;
}

/** Moves between searches by their addresses, without losing the visitor's place on the page. */
export function useListNavigation(list: List, search: Search): ListNavigation {
  const navigate = useNavigate();
  const top = useRef<HTMLHeadingElement>(null);
  const intent = useRef<'apply' | 'turn'>(undefined);

  // Going back restores the place by itself: nothing is intended then. At once, with the new list: a glide would pass
  // over entries that nobody has chosen, and carry on under the next thing the visitor does.
  // oxlint-disable-next-line react/exhaustive-deps -- the search is what brought the new list
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
