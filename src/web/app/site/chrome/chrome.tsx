import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isLegalPath, isListingPath } from '../shared/paths.ts';
import { CompareHost } from './compare-host.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header, headerHeight } from './header.tsx';
import { useWaitingNotice } from './notices-store.ts';
import { Organization } from './organization.tsx';
import { NoticeHost, ToastHost } from './overlays.tsx';
import { Panels } from './panels.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useEnquiryPopup } from './use-enquiry-popup.ts';

/** What surrounds every public page. */
export function Chrome({ year, children }: { year: number; children: ReactNode }) {
  const { pathname } = useLocation();
  const search = isListingPath(pathname);
  const legal = isLegalPath(pathname);
  const waiting = useWaitingNotice();
  const notice = legal ? undefined : waiting;
  useEnquiryPopup(waiting !== undefined);
  return (
    <>
      <div className={headerHeight(search)} inert={notice === 'terms'}>
        <a className="absolute -top-16 left-4 z-[99] rounded-md bg-surface px-4 py-3 focus:top-2" href="#main">
          Skip to content
        </a>
        <Header search={search} />
        {children}
        <Footer year={year} />
        {!notice && <CompareHost />}
        <Dock calculator={!legal} />
        <Organization />
      </div>
      <RouteAnnouncer />
      <NoticeHost notice={notice} />
      <Panels />
      <ToastHost />
    </>
  );
}
