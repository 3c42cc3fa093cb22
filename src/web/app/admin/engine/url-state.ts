import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PAGE_SIZE } from '#contract/paging.ts';

/** The query of a navigation that is not rendered yet. */
let pendingSearch: URLSearchParams | undefined;

interface How {
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * The query of the URL, and two functions to change it. A change builds on pending navigations: React Router returns
 * the last rendered query, so the second of two quick changes would otherwise undo the first.
 */
export function useUrlQuery() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A new object also when the user navigates to the same URL again.
  const location = useLocation();
  useEffect(() => {
    if (`?${pendingSearch}` === (location.search || '?')) pendingSearch = undefined;
  }, [location]);

  const change = useCallback(
    async (changed: (now: URLSearchParams) => URLSearchParams, { replace = false }: How = {}): Promise<void> => {
      const next = changed(new URLSearchParams(pendingSearch ?? window.location.search));
      pendingSearch = next;
      await navigate({ search: `?${next}` }, { replace, preventScrollReset: true });
      // The user navigated elsewhere in the meantime, or an unsaved form blocked the navigation.
      if (pendingSearch === next && window.location.search.replace(/^\?/, '') !== next.toString())
        pendingSearch = undefined;
    },
    [navigate],
  );

  /** Sets parameters; an empty value removes the parameter. */
  const set = useCallback(
    (values: Record<string, string>, how?: How): void =>
      void change((address) => {
        for (const [name, value] of Object.entries(values))
          if (value === '') address.delete(name);
          else address.set(name, value);
        return address;
      }, how),
    [change],
  );
  return { search, change, set };
}

/** The list parameters in the URL. */
export interface ListParams {
  q: string;
  /** Zero-based. */
  page: number;
  sort: string;
}

/** Reads the list parameters; invalid values fall back to the defaults. */
export function readListParams(search: URLSearchParams): ListParams {
  const page = Number(search.get('page') ?? 1);
  return {
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    sort: search.get('sort') ?? '',
  };
}

const SET_BY_LIST = ['q', 'page', 'sort'];

/** Replaces the list parameters; other parameters stay. */
function withListAddress(search: URLSearchParams, { q, page, sort }: ListParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of SET_BY_LIST) next.delete(name);
  if (q !== '') next.set('q', q);
  if (page > 0) next.set('page', String(page + 1));
  if (sort !== '') next.set('sort', sort);
  return next;
}

/** The order after a click on a column: ascending, descending, default. */
export const nextSort = (current: string, column: string): string =>
  current === column ? `-${column}` : current === `-${column}` ? '' : column;

/** The query string of the list request. */
export const listQuery = ({ q, page, sort }: ListParams, size: number, others: Record<string, string> = {}): string =>
  new URLSearchParams({
    ...others,
    page: String(page + 1),
    ...(size !== PAGE_SIZE && { size: String(size) }),
    ...(q && { q }),
    ...(sort && { sort }),
  }).toString();

/** How long typing must pause before the request is sent. */
const PAUSE_MS = 200;

/** The list parameters of the URL, and the search text, which is written to the URL when typing pauses. */
export function useListState() {
  const { search, change } = useUrlQuery();
  const address = useMemo(() => readListParams(search), [search]);
  const [searchText, setSearchText] = useState(address.q);
  const [from, setFrom] = useState(address.q);
  // Back and Forward change the search text, too.
  if (from !== address.q) {
    setFrom(address.q);
    if (searchText.trim() !== address.q) setSearchText(address.q);
  }
  const go = (part: Partial<ListParams>, replace = false) =>
    void change((now) => withListAddress(now, { ...readListParams(now), ...part }), { replace });
  useEffect(() => {
    const q = searchText.trim();
    if (q === address.q) return undefined;
    const pause = setTimeout(() => {
      setFrom(q);
      void change((now) => withListAddress(now, { ...readListParams(now), q, page: 0 }), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [searchText, address.q, change]);
  return { address, searchText, setSearchText, go };
}

/** The values of these URL parameters, and a function to change them, which returns to the first page. */
export function useFilters(names: readonly string[]) {
  const { search, set } = useUrlQuery();
  const query = useMemo(
    () => Object.fromEntries([...search].filter(([name]) => names.includes(name))),
    [search, names],
  );
  const choose = (changes: Record<string, string>) => set({ page: '', ...changes });
  return { query, choose };
}

export type Filters = ReturnType<typeof useFilters>;
