import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Navigate, redirect } from 'react-router';
import { blogPath } from '#contract/paths.ts';
import { apiContext } from '../../data/context.ts';
import { httpApi, missingStatus } from '../../data/http.ts';
import { notFound, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { NotFound } from '../shared/error-states.tsx';
import type { Route } from './+types/article.route.ts';
import { Article, ArticleWaiting } from './article.tsx';

const untilStale = publicPage({ fresh: 60, stale: 600 });

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const answer = await api.get('/blog/:slug', { slug }).catch((error: unknown) => {
    throw missingStatus(error) === 404 ? notFound() : error;
  });
  if (answer.blogs.slug !== slug) {
    const { search } = new URL(request.url);
    throw redirect(blogPath(answer.blogs.slug) + search, { status: 301, headers: untilStale() });
  }
  return {
    state: await prefetch({ queryKey: publicQuery(api, '/blog/:slug', { slug }).queryKey, queryFn: () => answer }),
  };
}

export const clientLoader = () => ({ state: undefined });

export const headers = untilStale;

/** Shows the blog, or its loading, not-found or error state. */
function Reading({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(publicQuery(httpApi, '/blog/:slug', { slug }));
  if (missingStatus(error) === 404) return <NotFound />;
  if (!data) return <ArticleWaiting failed={error !== null} onRetry={() => void refetch()} />;
  if (data.blogs.slug !== slug) return <Navigate replace to={blogPath(data.blogs.slug)} />;
  return <Article blog={data.blogs} />;
}

/** Keyed by slug, so that another blog starts with fresh state. */
export default function ArticleRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Reading key={slug} slug={slug} />
    </HydrationBoundary>
  );
}
