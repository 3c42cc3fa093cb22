import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { Prose } from '../shared/prose.tsx';
import type { CountersProps } from '../shared/sections/counters.tsx';
import { pageTexts, toPageHead, useSite } from '../shared/site.ts';
import type { Route } from './+types/about-us.route.ts';

// Rendered on the server; the code is loaded later.
const loadSections = () => import('../shared/sections/sections.tsx');
const Section = lazyWithRetry(loadSections);
const Services = lazyWithRetry<object>(() => loadSections().then((module) => ({ default: module.Services })));
const Counters = lazyWithRetry<CountersProps>(() => loadSections().then((module) => ({ default: module.Counters })));

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [page, state] = await Promise.all([pageTexts(api, 'about-us'), prefetch(publicQuery(api, '/partner'))]);
  return { page, state };
}

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'about-us'), state: undefined });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/about-us', matches)) : [];
}

function WhoWeAre({ html }: { html: string }) {
  return (
    <section className="section-space" aria-labelledby="who-we-are">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="who-we-are" className="mb-5 text-3xl">
            Who we are
          </h2>
          <Prose html={html} />
        </div>
        <img
          className="h-auto w-full rounded-xl"
          src={drawingUrl('interior-balcony-17-golden')}
          alt=""
          width={600}
          height={400}
          decoding="async"
        />
      </div>
    </section>
  );
}

export default function AboutUsRoute({ loaderData: { page, state } }: Route.ComponentProps) {
  const { counters } = useSite();
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-kolkata-golden-wide')} />
        <WhoWeAre html={page.body} />
        <Suspense>
          <Section name="how-we-work" />
          <Section name="why-choose-us" />
          <Services />
          <section aria-label="Our work in numbers">
            <Counters counters={counters} />
          </section>
          <Section name="partners" />
        </Suspense>
      </main>
    </HydrationBoundary>
  );
}
