import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { PublicApi } from '#contract';

const POLL_MS = 10 * 60 * 1000;

/** A query per public read: the key, and how to get the answer through whichever transport is at hand. */
export const siteQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['site'], queryFn: ({ signal }) => api.site({ signal }) });

export const citiesQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['cities'], queryFn: ({ signal }) => api.cities({ signal }) });

export const featuredCitiesQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['featured-cities'], queryFn: ({ signal }) => api.featuredCities({ signal }) });

/** Fetched again every ten minutes while the tab is visible; not on focus, not on reconnect, not because it is old. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: POLL_MS * 3,
        refetchInterval: POLL_MS,
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: typeof window === 'undefined' ? false : 1,
      },
    },
  });

let tabClient: QueryClient | undefined;

/** The tab's one client, shared by loaders and components; on the server every page gets a new one. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}
