import { useEffect, useEffectEvent } from 'react';
import { OPENS_ROW } from './record-table.tsx';

/** The list that was left for the page of a record, and that record; a new one has no id. */
let left: { list: string; id: number | undefined } | undefined;

/** Remembers from where in a list the user opened a page. */
export function leaveList(list: string, id: number | undefined): void {
  left = { list, id };
}

const ADD_BUTTON = '[data-add-record]';

/** Gives the focus back to where the user left the list for a page, once its rows are there. */
export function useListReturn(list: string | undefined, hasRows: boolean): void {
  const restore = useEffectEvent(() => {
    if (left === undefined || left.list !== list) return;
    const target = left.id === undefined ? ADD_BUTTON : `[data-row="${left.id}"] :is(${OPENS_ROW})`;
    left = undefined;
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (hasRows) restore();
  }, [hasRows]);
}
