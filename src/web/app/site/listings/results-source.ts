import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { PropertyFacets, PublicApi } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { answerIn, prefetch } from '../../data/prefetch.ts';
import { bhksQuery, buildersQuery, queryClient } from '../../data/queries.ts';
import type { Listing } from '../shared/listings.ts';
import type { Results, ResultsSource } from './list.ts';
import type { Search } from './search.ts';

interface Answer {
  totalItems: number;
  totalPages: number;
  facets?: PropertyFacets;
}

type Query<Page, Key extends QueryKey> = UseQueryOptions<Page, DefaultError, Page, Key> & { queryKey: Key };

/** Makes the results of one list out of its query, whatever the entries of its answer are called. */
export function resultsSource<Page extends Answer, Key extends QueryKey>(
  queryOf: (api: PublicApi, search: Search) => Query<Page, Key>,
  listingsOf: (page: Page) => Listing[],
): ResultsSource {
  const select = (page: Page): Results => ({
    listings: listingsOf(page),
    total: page.totalItems,
    pages: page.totalPages,
    facets: page.facets,
  });
  return {
    load: async (api, search) => {
      const query = queryOf(api, search);
      const state = await prefetch(query, bhksQuery(api), buildersQuery(api));
      const { totalItems: total, totalPages: pages } = answerIn<Answer>(state, query.queryKey);
      return { state, total, pages };
    },
    start: (search) => void queryClient().prefetchQuery(queryOf(httpApi, search)),
    loaded: (search) => {
      const page = queryClient().getQueryData<Page>(queryOf(httpApi, search).queryKey);
      return page && select(page);
    },
    query: (search) => ({ ...queryOf(httpApi, search), select }),
  };
}
