import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Blog, BlogList } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { blogsQuery } from '../../data/queries.ts';
import { readPage } from '../shared/search-address.ts';
import { accumulated } from './blog-pages.ts';

/** What of the list is in view. */
export interface ShownBlogs {
  blogs: Blog[];
  /** The first and the last page in view, and the last one there is. */
  first: number;
  page: number;
  pages: number;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The pages right before one, as far back as they are there. */
function pagesBefore(client: QueryClient, last: number): BlogList[] {
  const pages: BlogList[] = [];
  for (let page = last - 1; page >= 1; page -= 1) {
    const answer = client.getQueryData(blogsQuery(httpApi, page).queryKey);
    if (!answer) break;
    pages.unshift(answer);
  }
  return pages;
}

/** The page that the address asks for, below those that were loaded before it. */
export function useBlogs(): ShownBlogs {
  const [params] = useSearchParams();
  const page = readPage(params);
  const { data, isFetching, refetch } = useQuery(blogsQuery(httpApi, page));
  const before = pagesBefore(useQueryClient(), page);
  const loaded = data ? [...before, data] : before;
  return {
    blogs: accumulated(loaded),
    first: page - before.length,
    page,
    pages: loaded.at(-1)?.totalPages ?? 0,
    loading: !data && isFetching,
    failed: !data && !isFetching,
    retry: () => void refetch(),
  };
}
