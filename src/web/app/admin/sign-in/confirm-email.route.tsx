import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { privatePage } from '../../data/page.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { Loading } from '../shell/loading.tsx';

const loadPage = () => import('./link-pages.tsx').then((module) => ({ default: module.ConfirmEmailPage }));
const ConfirmEmailPage = lazyWithRetry(loadPage);

/** Only in the browser: the server has no reason to read the token in the URL. */
export function clientLoader() {
  prefetchModule(loadPage);
  return null;
}
clientLoader.hydrate = true as const;

/** The URL contains a secret, so no referrer is sent. */
export const headers = () => ({ ...privatePage(), 'referrer-policy': 'no-referrer' });

export const meta = (): MetaDescriptor[] => [
  { title: 'Confirm your email address | Aangan' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];
export const HydrateFallback = Loading;

export default function ConfirmEmailRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <ConfirmEmailPage />
    </Suspense>
  );
}
