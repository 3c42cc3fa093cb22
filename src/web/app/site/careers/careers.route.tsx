import { HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { ensurePages, loadPages } from '../shared/load-more/load-pages.ts';
import { pageTexts, toPageHead } from '../shared/page-texts.ts';
import type { Route } from './+types/careers.route.ts';
import { Benefits } from './benefits.tsx';
import { JobOpenings, OPENINGS } from './job-openings.tsx';
import { WhyJoinUs } from './why-join-us.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [page, state] = await Promise.all([pageTexts(api, 'careers'), loadPages(OPENINGS, api, request)]);
  return { page, state };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([pageTexts(httpApi, 'careers'), ensurePages(OPENINGS, request)]);
  return { page, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

// Further openings belong to the same page, so the canonical URL has no page number.
export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/careers', matches)) : [];
}

export default function CareersRoute({ loaderData: { page, state } }: Route.ComponentProps) {
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
        <JobOpenings />
      </main>
    </HydrationBoundary>
  );
}
