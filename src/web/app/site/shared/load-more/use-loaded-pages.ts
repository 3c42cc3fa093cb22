import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { httpApi } from '../../../data/http-api.ts';
import { readPage } from '../search-address.ts';
import { accumulated, type PagedList } from './paged-list.ts';

/** The visible part of a list. */
export interface LoadedPages<Entry> {
  entries: Entry[];
  /** First and last visible page, and the total number of pages. */
  first: number;
  page: number;
  pages: number;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The page in the URL, below those that were loaded before it. */
export function useLoadedPages<
  Answer extends { totalPages: number },
  Key extends QueryKey,
  Entry extends { id: number },
>(list: PagedList<Answer, Key, Entry>): LoadedPages<Entry> {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const page = readPage(params);
  const { data, isFetching, refetch } = useQuery(list.query(httpApi, page));
  const loaded = data ? [data] : [];
  // The pages directly before this one, as far back as they are cached.
  for (let number = page - 1; number >= 1; number -= 1) {
    const answer = client.getQueryData<Answer>(list.query(httpApi, number).queryKey);
    if (!answer) break;
    loaded.unshift(answer);
  }
  return {
    entries: accumulated(loaded.map(list.entries)),
    first: page - loaded.length + (data ? 1 : 0),
    page,
    pages: loaded.at(-1)?.totalPages ?? 0,
    loading: !data && isFetching,
    failed: !data && !isFetching,
    retry: () => void refetch(),
  };
}
