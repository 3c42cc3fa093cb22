import { Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import {
  closePanelBefore,
  EMI_HASH,
  type OpenPanel,
  openPanel,
  type Panel,
  setPendingPage,
  useOpenPanel,
} from '../shared/panels.ts';
import { isLegalPath } from '../shared/paths.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { useWaitingNotice } from './notices-store.ts';

const loaders = {
  menu: () => import('./mobile-menu.deferred.tsx'),
  emi: () => import('../emi/emi-panel.tsx'),
  'post-property': () => import('../posting/post-property-panel.tsx'),
  'thank-you': () => import('../shared/enquiry/thank-you-panel.tsx'),
} satisfies Record<Panel, () => Promise<{ default: React.ComponentType }>>;

const panels = {
  menu: lazyWithRetry(loaders.menu),
  emi: lazyWithRetry(loaders.emi),
  'post-property': lazyWithRetry(loaders['post-property']),
  'thank-you': lazyWithRetry(loaders['thank-you']),
} satisfies Record<Panel, React.ComponentType>;

const EnquiryPanel = lazyWithRetry(() => import('../shared/enquiry/enquiry-panel.tsx'));

function Open({ panel }: { panel: OpenPanel }) {
  if (typeof panel === 'object') return <EnquiryPanel {...panel} />;
  const Named = panels[panel];
  return <Named />;
}

/** Closes a panel that an earlier page opened, unless the URL itself opens one. */
function followAddress(key: string) {
  if (window.location.hash.startsWith(EMI_HASH)) openPanel('emi');
  else closePanelBefore(key);
}

/**
 * Shows the open panel once the terms are answered. The code of the menu is prefetched when idle, so that the first tap
 * opens it at once.
 */
export function Panels() {
  const open = useOpenPanel();
  const waiting = useWaitingNotice();
  const { key, pathname } = useLocation();
  const awaited = useNavigation().location?.key;
  // Every navigation has its own key, including one to the current page.
  useEffect(() => followAddress(key), [key]);
  useEffect(() => setPendingPage(awaited), [awaited]);
  useEffect(() => whenIdle(() => prefetchModule(loaders.menu)), []);
  if (!open || (waiting === 'terms' && !isLegalPath(pathname))) return null;
  return (
    <Suspense>
      <Open panel={open} />
    </Suspense>
  );
}
