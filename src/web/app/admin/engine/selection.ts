import { useState } from 'react';
import { MAX_BULK_ROWS } from '#contract/paging.ts';

/** The chosen rows of a list: some of them, or all that match its filters except some. */
interface Chosen {
  /** The list that they are chosen in. */
  key: string;
  isAll: boolean;
  /** The chosen rows, or the exceptions. */
  ids: readonly number[];
}

interface SelectableList {
  /** Names the list with its filters; another list starts without chosen rows. */
  key: string;
  /** The ids of the rows on the page. */
  page: number[];
  total: number;
}

/** Which rows of a list are chosen, also on other pages, and functions to choose. */
export function useSelection({ key, page, total }: SelectableList) {
  const [kept, setKept] = useState<Chosen>({ key, isAll: false, ids: [] });
  const { isAll, ids }: Chosen = kept.key === key ? kept : { key, isAll: false, ids: [] };
  const count = isAll ? total - ids.length : ids.length;
  const isComplete = count > 0 && (isAll ? ids.length === 0 : count >= total);
  return {
    isAll,
    ids,
    count,
    isComplete,
    has: (id: number) => ids.includes(id) !== isAll,
    toggle: (id: number) =>
      setKept({ key, isAll, ids: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id] }),
    /** Chooses all rows that match, of too many only those of the page; or none, if all are chosen. */
    toggleAll: () => {
      if (isComplete) setKept({ key, isAll: false, ids: [] });
      else if (total <= MAX_BULK_ROWS) setKept({ key, isAll: true, ids: [] });
      else setKept({ key, isAll: false, ids: [...new Set([...ids, ...page])] });
    },
    clear: () => setKept({ key, isAll: false, ids: [] }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
