import { Suspense, useEffect, useState } from 'react';
import { subscribeToToast } from '#ui/toast-store.ts';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import { whenIdle } from '../shared/when-idle.ts';
import type { Notice } from './notices-store.ts';

const TermsNotice = lazyWithRetry<object>(() =>
  import('./notices.deferred.tsx').then((module) => ({ default: module.TermsNotice })),
);
const CookieBar = lazyWithRetry<object>(() =>
  import('./notices.deferred.tsx').then((module) => ({ default: module.CookieBar })),
);
const loadToaster = () => import('#ui/toaster.deferred.tsx').then((module) => ({ default: module.Toaster }));
const Toaster = lazyWithRetry(loadToaster);

/** The open notice; its code is loaded after the page to keep the initial bundle small. */
export function NoticeHost({ notice }: { notice: Notice }) {
  return (
    <Suspense>
      {notice === 'terms' && <TermsNotice />}
      {notice === 'cookies' && <CookieBar />}
    </Suspense>
  );
}

/** Toasts; their code is prefetched when idle, because a toast may report that the connection is lost. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => prefetchModule(loadToaster)), []);
  useEffect(() => (needed ? undefined : subscribeToToast(() => setNeeded(true))), [needed]);
  return <Suspense>{needed && <Toaster />}</Suspense>;
}
