import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { PublicApi } from '#contract';

interface PageAnswer {
  totalPages: number;
}

/** A list that is loaded page by page, each page below the previous ones. */
export interface PagedList<Answer extends PageAnswer, Key extends QueryKey, Entry extends { id: number }> {
  /** Path of the first page. */
  path: string;
  query: (api: PublicApi, page: number) => UseQueryOptions<Answer, DefaultError, Answer, Key> & { queryKey: Key };
  entries: (answer: Answer) => Entry[];
}

/** Describes a list; the response and entry types are inferred from the query. */
export const pagedList = <Answer extends PageAnswer, Key extends QueryKey, Entry extends { id: number }>(
  list: PagedList<Answer, Key, Entry>,
): PagedList<Answer, Key, Entry> => list;

/** Maximum number of pages rendered at once for a visitor who opens a later page directly. */
const MAX_PAGES = 10;

/** URL of a list up to a page. */
export const pathTo = ({ path }: { path: string }, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`;

/** The page in a URL, and those above it that are rendered with it. */
export const pagesUpTo = (page: number): number[] => {
  const length = Math.min(page, MAX_PAGES);
  return Array.from({ length }, (_, index) => page - length + 1 + index);
};

/** Joins pages and removes entries that moved to the next page between two requests. */
export const joinPages = <Entry extends { id: number }>(pages: Entry[][]): Entry[] => [
  ...new Map(pages.flat().map((entry) => [entry.id, entry])).values(),
];

export const PAGE_SIZE = 10;

/** Range of the visible entries: 'Showing {from} to {to} of {total}'. */
export const pageRange = (firstPage: number, lastPage: number, total: number): { from: number; to: number } => ({
  from: Math.min((firstPage - 1) * PAGE_SIZE + 1, total),
  to: Math.min(lastPage * PAGE_SIZE, total),
});
