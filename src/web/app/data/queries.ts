import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PublicApi, PublicPath, ReadArgs } from '#contract';
import { missingStatus } from './http.ts';

const POLL_MS = 10 * 60 * 1000;
const isServer = typeof window === 'undefined';

/** The query of a public read: its path and input are its key, and the given transport fetches it. */
export function publicQuery<Path extends PublicPath>(api: PublicApi, path: Path, ...[input]: ReadArgs<Path>) {
  const queryKey: QueryKey = input === undefined ? [path] : [path, input];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.get(path, ...([input, { signal }] as ReadArgs<Path>)),
  });
}

/** Refetches every ten minutes while the tab is visible; not on focus, on reconnect or when stale. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // On the server a client lives as long as its page: a timer would hold both in memory for half an hour.
        gcTime: isServer ? Number.POSITIVE_INFINITY : POLL_MS * 3,
        refetchInterval: POLL_MS,
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A missing record is final; other errors are retried once.
        retry: (failures, error) => !isServer && failures < 1 && missingStatus(error) === undefined,
      },
    },
  });

let tabClient: QueryClient | undefined;

/** One client per tab, shared by loaders and components; on the server one per page. */
export function queryClient(): QueryClient {
  if (isServer) return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}
