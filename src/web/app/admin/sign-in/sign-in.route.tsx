import { Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import { privatePage, withSiteName } from '../../data/page.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { fetchSiteIdentity } from '../shell/company.ts';
import { Loading } from '../shell/loading.tsx';
import type { Route } from './+types/sign-in.route.ts';

// Every public page lists the files that a route imports, so this route imports little.
const loadPage = () => import('./sign-in-page.tsx').then((module) => ({ default: module.SignInPage }));
const SignInPage = lazyWithRetry(loadPage);

export async function clientLoader() {
  prefetchModule(loadPage);
  return fetchSiteIdentity();
}
clientLoader.hydrate = true as const;

export const headers = privatePage;
export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => [
  { title: loaderData ? withSiteName('Sign in', loaderData) : 'Sign in' },
  { name: 'robots', content: 'noindex, nofollow' },
];
export const HydrateFallback = Loading;

export default function SignInRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <SignInPage />
    </Suspense>
  );
}
