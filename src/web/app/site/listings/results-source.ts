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

/** Builds the results of one list from its query, independent of the field names in the response. */
export function resultsSource<Page extends Answer, Key extends QueryKey>(
  toQuery: (api: PublicApi, search: Search) => Query<Page, Key>,
  toListings: (page: Page) => Listing[],
): ResultsSource {
  const select = (page: Page): Results => ({
    listings: toListings(page),
    total: page.totalItems,
    pages: page.totalPages,
    facets: page.facets,
  });
  return {
    load: async (api, search) => {
      const query = toQuery(api, search);
      const state = await prefetch(query, bhksQuery(api), buildersQuery(api));
      const { totalItems: total, totalPages: pages } = answerIn<Answer>(state, query.queryKey);
      return { state, total, pages };
    },
    start: (search) => void queryClient().prefetchQuery(toQuery(httpApi, search)),
    loaded: (search) => {
      const page = queryClient().getQueryData<Page>(toQuery(httpApi, search).queryKey);
      return page && select(page);
    },
    query: (search) => ({ ...toQuery(httpApi, search), select }),
  };
}
