import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { pageTexts, toPageHead } from '../shared/page-texts.ts';
import { ShowMap } from '../shared/show-map.tsx';
import { useSite } from '../shared/site.ts';
import type { Route } from './+types/contact.route.ts';
import { ContactDetails } from './contact-details.tsx';

const SideEnquiry = lazyWithRetry(() => import('../shared/enquiry/side-enquiry.deferred.tsx'));

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await pageTexts(context.get(apiContext), 'contact-us'),
});

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'contact-us') });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/contact-us', matches)) : [];
}

export default function ContactRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { facts } = useSite();
  return (
    <main id="main">
      <Banner title={page.title} line={page.lead} art={mediaUrl('art/banner.svg')} />
      <div className="wrap section-space grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_480px] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us" className="mb-2 text-2xl">
            Talk to us
          </h2>
          <ContactDetails facts={facts} />
        </section>
        <Suspense>
          <SideEnquiry
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
            title="Write to us"
            line="Tell us what you are looking for. We usually call back within an hour."
            source="contact-page"
          />
        </Suspense>
        {facts.map_url && <ShowMap src={facts.map_url} title={`Map of the office of ${facts.brand}`} />}
      </div>
    </main>
  );
}
