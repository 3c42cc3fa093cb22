import { HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { FeedLink, pageHead, publicPage } from '../../data/page.tsx';
import { publicQuery } from '../../data/queries.ts';
import { BlogCard, BlogCardSkeleton } from '../shared/blog-card.tsx';
import { GrowingList } from '../shared/load-more/growing-list.tsx';
import { ensurePages, loadPages } from '../shared/load-more/load-pages.ts';
import { pagedList } from '../shared/load-more/paged-list.ts';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/blogs.route.ts';

const BLOGS = pagedList({
  path: '/blogs',
  query: (api, page) => publicQuery(api, '/blog', { page }),
  entries: ({ blogs }) => blogs,
});

/** Number of cards in the first row of a large screen. */
const IN_SIGHT = 3;

/** The blogs, newest first. */
function BlogList() {
  return (
    <GrowingList
      list={BLOGS}
      renderCard={(blog, index) => <BlogCard blog={blog} eager={index < IN_SIGHT} />}
      skeleton={<BlogCardSkeleton />}
      skeletons={10}
      empty="No Blogs!"
      earlier="Show newer blogs"
      className="gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3"
    />
  );
}

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
        <Banner title={texts.title} line={texts.lead} art={drawingUrl('courtyard-lucknow-golden-wide')} />
        <div className="wrap section-space">
          <BlogList />
        </div>
      </main>
    </HydrationBoundary>
  );
}
