import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToToast } from '#ui/toast-store.ts';
import type { Notice } from './notices-store.ts';

const TermsNotice = lazy(() => import('./notices.tsx').then((module) => ({ default: module.TermsNotice })));
const CookieBar = lazy(() => import('./notices.tsx').then((module) => ({ default: module.CookieBar })));
const Toaster = lazy(() => import('#ui/toast.tsx').then((module) => ({ default: module.Toaster })));

/** The notice that waits for an answer. Its code comes after the page, so the page itself stays light. */
export function NoticeHost({ notice }: { notice: Notice }) {
  return (
    <Suspense>
      {notice === 'terms' && <TermsNotice />}
      {notice === 'cookies' && <CookieBar />}
    </Suspense>
  );
}

/** Toasts, loaded with the first one. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => (wanted ? undefined : subscribeToToast(() => setWanted(true))), [wanted]);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
