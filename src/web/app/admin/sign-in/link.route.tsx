import { Suspense } from 'react';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { privatePage } from '../../data/page.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { Loading } from '../shell/loading.tsx';

const loadPage = () => import('./link-pages.tsx');
const LinkPage = lazyWithRetry(loadPage);

/** Titles by path: each page is opened by a link in an email to staff. */
const TITLES: Record<string, string> = {
  '/choose-password': 'Choose a password',
  '/login/confirm-email': 'Confirm your email address',
};

/** Only in the browser: the server has no reason to read the token in the URL. */
export function clientLoader() {
  prefetchModule(loadPage);
  return null;
}
clientLoader.hydrate = true as const;

/** The URL contains a secret, so no referrer is sent. */
export const headers = () => ({ ...privatePage(), 'referrer-policy': 'no-referrer' });

export const meta = ({ location }: MetaArgs): MetaDescriptor[] => [
  { title: `${TITLES[location.pathname] ?? 'Back office'} | Aangan` },
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
