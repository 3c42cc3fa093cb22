import type { DehydratedState, QueryKey } from '@tanstack/react-query';
import { redirect } from 'react-router';
import type { PublicApi } from '#contract';
import { httpApi } from '../../../data/http.ts';
import { ensureCached, getResult, prefetch } from '../../../data/prefetch.ts';
import { readPage } from '../search-address.ts';
import { type PagedList, pagesUpTo, pathTo } from './paged-list.ts';

type AnyList<Answer extends { totalPages: number }, Key extends QueryKey> = PagedList<Answer, Key, { id: number }>;

const pageIn = ({ url }: Request) => readPage(new URL(url).searchParams);

/** On the server: loads the page in the URL and those above it. A page beyond the last redirects to the last. */
export async function loadPages<Answer extends { totalPages: number }, Key extends QueryKey>(
  list: AnyList<Answer, Key>,
  api: PublicApi,
  request: Request,
): Promise<DehydratedState> {
  const page = pageIn(request);
  const state = await prefetch(...pagesUpTo(page).map((each) => list.query(api, each)));
  const { totalPages } = getResult<{ totalPages: number }>(state, list.query(api, page).queryKey);
  if (totalPages > 0 && page > totalPages) throw redirect(pathTo(list, totalPages));
  return state;
}

/**
 * In the browser: pages above the requested one expire from the cache after half an hour, so they are loaded again for
 * a returning visitor. Pages that fail are left out; the list links to them.
 */
export async function ensurePages<Answer extends { totalPages: number }, Key extends QueryKey>(
  list: AnyList<Answer, Key>,
  request: Request,
): Promise<void> {
  const above = pagesUpTo(pageIn(request)).slice(0, -1);
  await ensureCached(...above.map((each) => list.query(httpApi, each))).catch(() => undefined);
}
