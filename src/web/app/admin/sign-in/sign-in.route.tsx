import { Suspense } from 'react';
import { privatePage } from '../../data/page.tsx';
import { lazyWithRetry, prefetchModule } from '../../site/shared/lazy-with-retry.ts';
import { Loading } from '../shell/loading.tsx';

// Every public page lists the files that a route imports, so this route imports little.
const loadPage = () => import('./sign-in-page.tsx').then((module) => ({ default: module.SignInPage }));
const SignInPage = lazyWithRetry(loadPage);

export function clientLoader() {
  prefetchModule(loadPage);
  return null;
}
clientLoader.hydrate = true as const;

export const headers = privatePage;
export const meta = () => [{ title: 'Sign in | Aangan' }, { name: 'robots', content: 'noindex, nofollow' }];
export const HydrateFallback = Loading;

export default function SignInRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <SignInPage />
    </Suspense>
  );
}
