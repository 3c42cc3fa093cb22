import { HydrationBoundary } from '@tanstack/react-query';
import { type MetaDescriptor, redirect } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { answerIn, ensure, prefetch } from '../../data/prefetch.ts';
import { blogsQuery } from '../../data/queries.ts';
import { headOf, pageTexts } from '../shared/page-texts.ts';
import { readPage } from '../shared/search-address.ts';
import type { Route } from './+types/blogs.route.ts';
import { BlogList } from './blog-list.tsx';
import { blogsPath, pagesUpTo } from './blog-pages.ts';
import { FeedLink } from './feed-link.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = readPage(new URL(request.url).searchParams);
  const [texts, state] = await Promise.all([
    pageTexts(api, 'blogs'),
    prefetch(...pagesUpTo(page).map((each) => blogsQuery(api, each))),
  ]);
  const { totalPages } = answerIn(state, blogsQuery(api, page).queryKey);
  if (totalPages > 0 && page > totalPages) throw redirect(blogsPath(totalPages));
  return { texts, state };
}

/** The pages above the one asked for are forgotten half an hour after they were left: whoever comes back finds them. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const above = pagesUpTo(readPage(new URL(request.url).searchParams)).slice(0, -1);
  const [texts] = await Promise.all([
    pageTexts(httpApi, 'blogs'),
    ensure(...above.map((each) => blogsQuery(httpApi, each))).catch(() => undefined),
  ]);
  return { texts, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

// With more pages it is still the same list, so it is known by one address.
export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(headOf(loaderData.texts, '/blogs', matches)) : [];
}

export default function BlogsRoute({ loaderData: { texts, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <FeedLink />
        <Banner title={texts.title} line={texts.lead} art={mediaUrl('art/banner.svg')} />
        <div className="wrap section-space">
          <BlogList />
        </div>
      </main>
    </HydrationBoundary>
  );
}
