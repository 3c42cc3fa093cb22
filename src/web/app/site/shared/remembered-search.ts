import { type BrowserStore, browserStore } from './browser-store.ts';

/** The last filters of each list. */
export const LIST_MEMORIES = {
  projects: browserStore('sessionStorage', 'project-filters'),
  properties: browserStore('sessionStorage', 'property-filters'),
  rentals: browserStore('sessionStorage', 'rent-filters'),
  postings: browserStore('sessionStorage', 'posted-property-filters'),
};

/** A list with its filters in the URL, and the store of the last ones. */
export interface RememberedList<Search extends { page: number }> {
  memory: BrowserStore;
  read: (params: URLSearchParams) => Search;
  toPath: (search: Search) => string;
}

/** Stores the filters of the visible list; a list without filters clears them. */
export function rememberSearch<Search extends { page: number }>(
  { memory, toPath }: Pick<RememberedList<Search>, 'memory' | 'toPath'>,
  search: Search,
): void {
  const [, query] = toPath({ ...search, page: 1 }).split('?');
  memory.write(query ?? null);
}

/**
 * Path with the last filters of this session, or else with the selected city, for a visitor who opens a list without
 * filters. Applies only when coming from another page; going back and full page loads keep the URL as it is.
 */
export function rememberedPath<Search extends { page: number }>(
  list: RememberedList<Search>,
  from: string,
  to: URL,
  cityId?: number,
): string | undefined {
  if (from === to.pathname || to.search !== '') return undefined;
  const inCity = cityId === undefined ? '' : `city_id=${cityId}`;
  const path = list.toPath({ ...list.read(new URLSearchParams(list.memory.read() ?? inCity)), page: 1 });
  return path === to.pathname ? undefined : path;
}
