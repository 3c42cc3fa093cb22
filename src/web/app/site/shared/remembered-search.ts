import type { BrowserStore } from './browser-store.ts';

/** A list whose filters stand in its address, and where the last ones are kept. */
export interface Remembering<Search extends { page: number }> {
  memory: BrowserStore;
  read: (params: URLSearchParams) => Search;
  toPath: (search: Search) => string;
}

/** Keeps the filters of the list that is in view; a list without any forgets them. */
export function rememberSearch<Search extends { page: number }>(
  { memory, toPath }: Pick<Remembering<Search>, 'memory' | 'toPath'>,
  search: Search,
): void {
  const [, query] = toPath({ ...search, page: 1 }).split('?');
  memory.write(query ?? null);
}

/**
 * Where a visitor is to be led who enters a list without any filter: to the last ones of this session. Only somebody
 * who comes from another page enters; going back finds the address as it was, and so does a page that is loaded whole.
 */
export function rememberedPath<Search extends { page: number }>(
  list: Remembering<Search>,
  from: string,
  to: URL,
): string | undefined {
  if (from === to.pathname || to.search !== '') return undefined;
  const path = list.toPath({ ...list.read(new URLSearchParams(list.memory.read() ?? '')), page: 1 });
  return path === to.pathname ? undefined : path;
}
