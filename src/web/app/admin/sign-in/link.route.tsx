import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { privatePage, type SiteIdentity, withSiteName } from '../../data/page.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { fetchSiteIdentity } from '../shell/company.ts';
import { Loading } from '../shell/loading.tsx';
import type { Route } from './+types/link.route.ts';

const loadPage = () => import('./link-pages.tsx');
const LinkPage = lazyWithRetry(loadPage);

/** Titles by path: each page is opened by a link in an email to staff. */
const TITLES: Record<string, string> = {
  '/choose-password': 'Choose a password',
  '/login/confirm-email': 'Confirm your email address',
};

function getTitle(pathname: string, site: SiteIdentity | undefined): string {
  const title = TITLES[pathname] ?? 'Back office';
  return site ? withSiteName(title, site) : title;
}

/** Only in the browser: the server has no reason to read the token in the URL. */
export async function clientLoader() {
  prefetchModule(loadPage);
  return fetchSiteIdentity();
}
clientLoader.hydrate = true as const;

/** The URL contains a secret, so no referrer is sent. */
export const headers = () => ({ ...privatePage(), 'referrer-policy': 'no-referrer' });

export const meta = ({ location, loaderData }: Route.MetaArgs): MetaDescriptor[] => [
  { title: getTitle(location.pathname, loaderData) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];
export const HydrateFallback = Loading;

export default function LinkRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <LinkPage />
    </Suspense>
  );
}
