import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/legal.route.ts';

// Rendered on the server; the code is loaded later.
const LegalBody = lazyWithRetry(() => import('./legal-body.tsx'));

/** Several URLs share this route; each path is the key of its text. */
const keyFrom = ({ url }: Request) => new URL(url).pathname.replaceAll('/', '');

export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  page: await pageTexts(context.get(apiContext), keyFrom(request)),
});

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  page: await pageTexts(httpApi, keyFrom(request)),
});

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, `/${loaderData.page.key}`, matches)) : [];
}

export default function LegalRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main id="main">
      <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-chandigarh-golden-wide')} />
      <Suspense>
        <LegalBody page={page} />
      </Suspense>
    </main>
  );
}
