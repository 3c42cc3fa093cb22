import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { PublicApi } from '#contract';

interface PageAnswer {
  totalPages: number;
}

/** A list that is read page by page, each page below the ones before it. */
export interface PagedList<Answer extends PageAnswer, Key extends QueryKey, Entry extends { id: number }> {
  /** The address of its first page. */
  path: string;
  query: (api: PublicApi, page: number) => UseQueryOptions<Answer, DefaultError, Answer, Key> & { queryKey: Key };
  entries: (answer: Answer) => Entry[];
}

/** Describes a list; what its answers and entries are follows from the query. */
export const pagedList = <Answer extends PageAnswer, Key extends QueryKey, Entry extends { id: number }>(
  list: PagedList<Answer, Key, Entry>,
): PagedList<Answer, Key, Entry> => list;

/** As many pages as are drawn at once for somebody who comes from elsewhere. */
const MAX_PAGES = 10;

/** The address of a list with so many of its pages. */
export const pathTo = ({ path }: { path: string }, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`;

/** The page that an address names, and those above it that are drawn with it. */
export const pagesUpTo = (page: number): number[] => {
  const length = Math.min(page, MAX_PAGES);
  return Array.from({ length }, (_, index) => page - length + 1 + index);
};

/** Pages put together. What moved to the next one while they were loaded one after the other stands once. */
export const accumulated = <Entry extends { id: number }>(pages: Entry[][]): Entry[] => [
  ...new Map(pages.flat().map((entry) => [entry.id, entry])).values(),
];
