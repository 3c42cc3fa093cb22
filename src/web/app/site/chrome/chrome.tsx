import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { isLegalPath, isListingPath } from '../shared/paths.ts';
import { CompareHost } from './compare-host.tsx';
import { Header, headerHeight } from './header.tsx';
import { useWaitingNotice } from './notices-store.ts';
import { Organization } from './organization.tsx';
import { NoticeHost, ToastHost } from './overlays.tsx';
import { Panels } from './panels.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useEnquiryPopup } from './use-enquiry-popup.ts';

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
      <BehindNotice legal={legal} className={headerHeight(search)}>
        <a className="absolute -top-16 left-4 z-[99] rounded-md bg-surface px-4 py-3 focus:top-2" href="#main">
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
        <Organization />
      </BehindNotice>
      <RouteAnnouncer />
      <Panels />
      <ToastHost />
    </>
  );
}
