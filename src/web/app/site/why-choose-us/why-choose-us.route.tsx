import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/why-choose-us.route.ts';

const ReasonGrid = lazyWithRetry<object>(() =>
  import('../shared/sections/sections.tsx').then((module) => ({ default: module.ReasonGrid })),
);

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await pageTexts(context.get(apiContext), 'why-choose-us'),
});

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'why-choose-us') });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/why-choose-us', matches)) : [];
}

export default function WhyChooseUsRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="main">
      <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-kochi-golden-wide')} />
      <div className="wrap section-space">
        <Suspense>
          <ReasonGrid />
        </Suspense>
      </div>
    </main>
  );
}
