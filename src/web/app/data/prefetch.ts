import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  hashKey,
  type InferDataFromTag,
  type QueryKey,
} from '@tanstack/react-query';
import { queryClient } from './queries.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- queries with different result types have no narrower type
export type AnyQuery = FetchQueryOptions<any, Error, any, any>;

/** Removes fetch times, so that the same data renders the same page byte for byte. */
function withoutTimes(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => ({
    ...query,
    dehydratedAt: 1,
    state: { ...query.state, dataUpdatedAt: 1 },
  }));
  return { ...state, queries };
}

/** On the server: runs the queries in process and serialises the results for the page. */
export async function prefetch(...queries: AnyQuery[]): Promise<DehydratedState> {
  const client = queryClient();
  await Promise.all(queries.map((query) => client.fetchQuery(query)));
  return withoutTimes(dehydrate(client));
}

/** One of the serialised results. */
export function getResult<Answer = unknown, Key extends QueryKey = QueryKey>(
  state: DehydratedState,
  key: Key,
): InferDataFromTag<Answer, Key> {
  const query = state.queries.find(({ queryHash }) => queryHash === hashKey(key));
  if (!query) throw new Error(`no loader prefetched ${hashKey(key)}`);
  return query.state.data as InferDataFromTag<Answer, Key>;
}

/** In the browser: makes sure that the results are cached, and fetches missing ones over HTTP. */
export async function ensureCached(...queries: AnyQuery[]): Promise<undefined> {
  const client = queryClient();
  await Promise.all(queries.map((query) => client.ensureQueryData(query)));
}
