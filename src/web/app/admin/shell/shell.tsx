import { type ReactNode, Suspense, useEffect } from 'react';
import type { StaffMember } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { BrandHead } from '../../data/brand-head.tsx';
import { RouteAnnouncer } from '../../site/chrome/route-announcer.tsx';
import { lazyWithRetry } from '../../site/shared/lazy-with-retry.ts';
import { LiveContext, useLiveLeads } from '../live/use-live-leads.ts';
import { PaletteHost, usePalette } from '../palette/palette-host.tsx';
import { dropExpired } from '../unsaved/unsaved-store.ts';
import { useCompany } from './company.ts';
import { Sidebar, SidebarDrawer } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { TopBar } from './top-bar.tsx';

// The dynamic import excludes this code from what public pages download first.
const loadToaster = () => import('#ui/toaster.deferred.tsx').then((module) => ({ default: module.Toaster }));
const Toaster = lazyWithRetry(loadToaster);

/** The frame around every screen of the back office; the screen itself renders `<main id="main">`. */
export function Shell({ staff, children }: { staff: StaffMember; children: ReactNode }) {
  const sidebar = useSidebar();
  const palette = usePalette();
  const company = useCompany();
  const live = useLiveLeads();
  useEffect(dropExpired, []);
  return (
    <LiveContext value={live}>
      {company && <BrandHead brand={company.brand} />}
      <div
        className={classNames(
          'grid min-h-dvh grid-cols-1 bg-sunken text-compact',
          sidebar.rail ? 'admin:grid-cols-first-18' : 'admin:grid-cols-first-80',
        )}
      >
        <a className="absolute -top-16 left-4 z-99 rounded-md bg-surface px-4 py-3 focus:top-2" href="#main">
          Skip to content
        </a>
        <Sidebar rail={sidebar.rail} />
        <div className="min-w-0">
          <TopBar staff={staff} sidebar={sidebar} onSearch={palette.show} />
          {children}
        </div>
      </div>
      <SidebarDrawer open={sidebar.drawerOpen} onClose={sidebar.closeDrawer} />
      <PaletteHost palette={palette} />
      <RouteAnnouncer />
      <Suspense>
        <Toaster />
      </Suspense>
    </LiveContext>
  );
}
