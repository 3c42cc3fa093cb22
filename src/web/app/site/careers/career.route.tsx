import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Navigate, redirect } from 'react-router';
import { ApplicationForm } from '#contract/forms/application.ts';
import { careerPath } from '#contract/paths.ts';
import { apiContext, plainFormContext } from '../../data/context.ts';
import { httpApi, missingStatus } from '../../data/http.ts';
import { notFound, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { NotFound } from '../shared/error-states.tsx';
import { receivePlainForm } from '../shared/forms/receive-plain-form.ts';
import type { Route } from './+types/career.route.ts';
import { CareerView, CareerWaiting } from './career-view.tsx';

export const headers = publicPage({ fresh: 60, stale: 600 });

/** Returns the opening, a permanent redirect to its current URL, or 404. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  try {
    const answer = await api.get('/jobs/:slug', { slug });
    const current = answer.career.slug;
    if (current !== slug) throw redirect(careerPath(current), { status: 301, headers: headers() });
    return {
      state: await prefetch({ queryKey: publicQuery(api, '/jobs/:slug', { slug }).queryKey, queryFn: () => answer }),
    };
  } catch (error) {
    throw missingStatus(error) === 404 ? notFound() : error;
  }
}

export const action = async ({ context, params: { slug } }: Route.ActionArgs) =>
  receivePlainForm(context.get(plainFormContext), {
    schema: ApplicationForm,
    toInput: ({ fields, files: [file = null] }) => ({ ...fields, file }),
    send: (form, { file: _file, ...input }) => form.apply(slug, input),
    thanksFor: 'application',
  });

export const clientLoader = () => ({ state: undefined });

function Career({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(publicQuery(httpApi, '/jobs/:slug', { slug }));
  const reload = () => void refetch();
  if (missingStatus(error) === 404) return <NotFound />;
  if (!data) return <CareerWaiting failed={error !== null} onRetry={reload} />;
  if (data.career.slug !== slug) return <Navigate replace to={careerPath(data.career.slug)} />;
  return <CareerView job={data.career} onClosed={reload} />;
}

/** Keyed by slug, so that another opening starts with fresh state. */
export default function CareerRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Career key={slug} slug={slug} />
    </HydrationBoundary>
  );
}
