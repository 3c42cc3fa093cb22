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

// Both are in the page from the start; their code comes after what stands above them has woken up.
const Footer = lazyWithRetry(() => import('./footer.deferred.tsx'));
const Dock = lazyWithRetry(() => import('./dock.deferred.tsx'));

/**
 * The page, out of reach while a notice must be answered. It alone reads which one waits: were its children rendered
 * again when that becomes known, those whose code is still on its way would lose the markup the server sent.
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

/** What surrounds every public page. */
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
