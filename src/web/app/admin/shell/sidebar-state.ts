import { useEffect, useState } from 'react';
import { browserStore } from '../../site/shared/browser-store.ts';

/** At or below 690 px the sidebar is a drawer. */
const NARROW = '(width < 43.1875rem)';
/** Below 1024 px a wide sidebar would leave a table too little space. */
const COMPACT = '(width < 64rem)';

const choice = browserStore('localStorage', 'back-office-sidebar');

export interface SidebarState {
  /** Shows icons only. */
  rail: boolean;
  drawerOpen: boolean;
  narrow: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/**
 * The state of the sidebar: wide or a rail, as last chosen in this browser; a rail below 1024 px until the user expands
 * it; and a drawer in a narrow window.
 */
export function useSidebar(): SidebarState {
  const [narrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [rail, setRail] = useState(() => window.matchMedia(COMPACT).matches || choice.read() === 'rail');
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    const [narrowQuery, compactQuery] = [window.matchMedia(NARROW), window.matchMedia(COMPACT)];
    const follow = () => {
      setNarrow(narrowQuery.matches);
      setDrawerOpen(false);
      // The rail stays when the window grows again, until the user expands it.
      if (compactQuery.matches) setRail(true);
    };
    narrowQuery.addEventListener('change', follow);
    compactQuery.addEventListener('change', follow);
    return () => {
      narrowQuery.removeEventListener('change', follow);
      compactQuery.removeEventListener('change', follow);
    };
  }, []);
  const toggle = () => {
    if (narrow) return setDrawerOpen(!drawerOpen);
    // The choice is about wide windows, so a smaller one does not change it.
    if (!window.matchMedia(COMPACT).matches) choice.write(rail ? 'wide' : 'rail');
    setRail(!rail);
  };
  return { rail, drawerOpen, narrow, toggle, closeDrawer: () => setDrawerOpen(false) };
}
