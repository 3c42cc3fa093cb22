import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { data, redirect } from 'react-router';
import { missingStatus } from '../../data/http.ts';
import { notFound, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';

/** Cache lifetime of a listing page. */
export const detailHeaders = publicPage({ fresh: 60, stale: 600 });

interface DetailSources<Answer, Similar> {
  request: Request;
  query: { queryKey: QueryKey };
  read: () => Promise<Answer>;
  /** Canonical path of the listing. */
  toPath: (answer: Answer) => string;
  /** Similar listings, shown if the listing is gone. */
  similar: FetchQueryOptions<Similar>;
}

/**
 * Server response for the URL of a listing: the listing, a permanent redirect to its current URL, 410 with similar
 * listings if it is gone, or 404.
 */
export async function loadDetail<Answer, Similar>(sources: DetailSources<Answer, Similar>) {
  const { request, query, read, toPath, similar } = sources;
  try {
    const answer = await read();
    const { pathname, search } = new URL(request.url);
    const address = toPath(answer);
    if (address !== pathname) throw redirect(address + search, { status: 301, headers: detailHeaders() });
    return { gone: false, state: await prefetch({ queryKey: query.queryKey, queryFn: () => answer }) };
  } catch (error) {
    if (missingStatus(error) === 404) throw notFound('listing');
    if (missingStatus(error) === 410) return data({ gone: true, state: await prefetch(similar) }, { status: 410 });
    throw error;
  }
}
