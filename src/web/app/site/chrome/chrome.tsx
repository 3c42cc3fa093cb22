import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { subscribeToToast } from '#ui/toast-store.ts';
import { comparedStore } from '../shared/compared-store.ts';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import { isLegalPath, isListingPath } from '../shared/paths.ts';
import { useSite } from '../shared/site.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { Header } from './header.tsx';
import { type Notice, useWaitingNotice } from './notices-store.ts';
import { Panels } from './panels.tsx';

/** Loaded with the first popup, minutes after the page. */
const offer = () => import('./offer-enquiry.ts').then(({ offerEnquiry }) => offerEnquiry());

/** Offers the enquiry form at the interval from the settings; an offer that would interrupt the visitor is skipped. */
function useEnquiryPopup(waitingNotice: boolean): void {
  const { enabled, every_ms } = useSite().facts.enquiry_popup;
  useEffect(() => {
    if (!enabled || waitingNotice) return undefined;
    const timer = window.setInterval(() => prefetchModule(offer), every_ms);
    return () => window.clearInterval(timer);
  }, [enabled, every_ms, waitingNotice]);
}

const CompareTray = lazyWithRetry(() => import('../compare/compare-tray.tsx'));

/** The compare tray, loaded with the first selection; not shown on the comparison page. */
function CompareHost() {
  const { pathname } = useLocation();
  const isFilled = useSyncExternalStore(comparedStore.subscribe, comparedStore.read, () => null) !== null;
  return <Suspense>{isFilled && pathname !== '/compare' && <CompareTray />}</Suspense>;
}

const TermsNotice = lazyWithRetry<object>(() =>
  import('./notices.deferred.tsx').then((module) => ({ default: module.TermsNotice })),
);
const CookieBar = lazyWithRetry<object>(() =>
  import('./notices.deferred.tsx').then((module) => ({ default: module.CookieBar })),
);
const loadToaster = () => import('#ui/toaster.deferred.tsx').then((module) => ({ default: module.Toaster }));
const Toaster = lazyWithRetry(loadToaster);

/** The open notice; its code is loaded after the page to keep the initial bundle small. */
function NoticeHost({ notice }: { notice: Notice }) {
  return (
    <Suspense>
      {notice === 'terms' && <TermsNotice />}
      {notice === 'cookies' && <CookieBar />}
    </Suspense>
  );
}

/** Toasts; their code is prefetched when idle, because a toast may report that the connection is lost. */
function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => prefetchModule(loadToaster)), []);
  useEffect(() => (needed ? undefined : subscribeToToast(() => setNeeded(true))), [needed]);
  return <Suspense>{needed && <Toaster />}</Suspense>;
}

// Both are rendered on the server; their code is loaded after the content above them is hydrated.
const Footer = lazyWithRetry(() => import('./footer.deferred.tsx'));
const Dock = lazyWithRetry(() => import('./dock.deferred.tsx'));

/**
 * Makes the page inert while the terms notice is open. Only this component reads the notice state: if its children
 * re-rendered when the state becomes known, those whose code is still loading would lose their server-rendered markup.
 */
function BehindNotice({ legal, className, children }: { legal: boolean; className: string; children: ReactNode }) {
  const waiting = useWaitingNotice();
  const notice = legal ? undefined : waiting;
  useEnquiryPopup(waiting !== undefined);
  return (
    <>
      <div className={className} inert={notice === 'terms'}>
        {children}
        {!notice && <CompareHost />}
      </div>
      <NoticeHost notice={notice} />
    </>
  );
}

/** Header, footer and overlays of every public page. */
export function Chrome({ year, children }: { year: number; children: ReactNode }) {
  const { pathname } = useLocation();
  const search = isListingPath(pathname);
  const legal = isLegalPath(pathname);
  return (
    <>
      <BehindNotice legal={legal} className="header-height">
        <a
          className="absolute top-0 left-4 z-99 -translate-y-full rounded-md bg-surface px-4 py-3 focus:translate-y-2"
          href="#main"
        >
          Skip to content
        </a>
        <Header search={search} />
        {children}
        <Suspense>
          <Footer year={year} />
        </Suspense>
        <Suspense>
          <Dock calculator={!legal} />
        </Suspense>
      </BehindNotice>
      <Panels />
      <ToastHost />
    </>
  );
}
