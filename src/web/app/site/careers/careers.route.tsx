import { HydrationBoundary } from '@tanstack/react-query';
import { type MetaDescriptor, redirect } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { answerIn, prefetch } from '../../data/prefetch.ts';
import { jobsQuery } from '../../data/queries.ts';
import { headOf, pageTexts } from '../shared/page-texts.ts';
import { readPage } from '../shared/search-address.ts';
import type { Route } from './+types/careers.route.ts';
import { Benefits } from './benefits.tsx';
import { careersPath } from './careers-path.ts';
import { JobOpenings } from './job-openings.tsx';
import { WhyJoinUs } from './why-join-us.tsx';

const pageOf = ({ url }: Request) => readPage(new URL(url).searchParams);

/** A page too far leads to the last one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const number = pageOf(request);
  const query = jobsQuery(api, number);
  const [page, state] = await Promise.all([pageTexts(api, 'careers'), prefetch(query)]);
  const { totalPages } = answerIn(state, query.queryKey);
  if (totalPages > 0 && number > totalPages) throw redirect(careersPath(totalPages));
  return { page, number, state };
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await pageTexts(httpApi, 'careers'),
  number: pageOf(request),
  state: undefined,
});

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { page, number } = loaderData;
  const head = headOf(page, careersPath(number), matches);
  return pageHead(number === 1 ? head : { ...head, title: `${page.title}, page ${number} | Aangan` });
}

export default function CareersRoute({ loaderData: { page, number, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner title={page.title} line={page.lead} art={mediaUrl('art/banner.svg')}>
          <a className={`${buttonClass()} mt-5`} href="#openings">
            See job openings
          </a>
        </Banner>
        <WhyJoinUs />
        <Benefits html={page.body} />
        <JobOpenings page={number} />
      </main>
    </HydrationBoundary>
  );
}
