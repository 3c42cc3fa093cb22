/** The list parameters in the URL. */
export interface ListAddress {
  q: string;
  /** Zero-based. */
  page: number;
  sort: string;
}

/** Reads the list parameters; invalid values fall back to the defaults. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    sort: search.get('sort') ?? '',
  };
}

const SET_BY_LIST = ['q', 'page', 'sort'];

/** Replaces the list parameters; other parameters stay. */
export function withListAddress(search: URLSearchParams, { q, page, sort }: ListAddress): URLSearchParams {
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
export const listQuery = ({ q, page, sort }: ListAddress, others: Record<string, string> = {}): string =>
  new URLSearchParams({ ...others, page: String(page + 1), ...(q && { q }), ...(sort && { sort }) }).toString();
