import { HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { ensurePages, loadPages } from '../shared/load-more/load-pages.ts';
import { pageTexts, toPageHead } from '../shared/page-texts.ts';
import type { Route } from './+types/blogs.route.ts';
import { BLOGS, BlogList } from './blog-list.tsx';
import { FeedLink } from './feed-link.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [texts, state] = await Promise.all([pageTexts(api, 'blogs'), loadPages(BLOGS, api, request)]);
  return { texts, state };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [texts] = await Promise.all([pageTexts(httpApi, 'blogs'), ensurePages(BLOGS, request)]);
  return { texts, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

// Further pages belong to the same list, so the canonical URL has no page number.
export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.texts, '/blogs', matches)) : [];
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
