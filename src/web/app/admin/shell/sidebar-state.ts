import { useEffect, useState } from 'react';
import { browserStore } from '../../site/shared/browser-store.ts';

/** At or below 690 px the sidebar is a drawer. */
const NARROW = '(width < 43.1875rem)';

const choice = browserStore('localStorage', 'back-office-sidebar');

export interface SidebarState {
  /** Shows icons only. */
  rail: boolean;
  drawerOpen: boolean;
  narrow: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The state of the sidebar: wide or a rail, as last chosen in this browser, and a drawer in a narrow window. */
export function useSidebar(): SidebarState {
  const [narrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [rail, setRail] = useState(() => choice.read() === 'rail');
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(NARROW);
    const follow = () => {
      setNarrow(query.matches);
      setDrawerOpen(false);
      // The rail stays when the window grows again, until the user expands it.
      if (query.matches) setRail(true);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const toggle = () => {
    if (narrow) return setDrawerOpen(!drawerOpen);
    choice.write(rail ? 'wide' : 'rail');
    setRail(!rail);
  };
  return { rail, drawerOpen, narrow, toggle, closeDrawer: () => setDrawerOpen(false) };
}
