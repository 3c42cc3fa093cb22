import { useEffect } from 'react';
import { useLocation } from 'react-router';

declare global {
  interface Navigator {
    /** Says that its owner does not want to be followed; no part of the standard library's types. */
    globalPrivacyControl?: boolean;
  }
}

/** Has every page counted when it is shown: its path and nothing else, and not for those who asked to be left alone. */
export function useSeen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) navigator.sendBeacon('/api/v1/seen', pathname);
  }, [pathname]);
}
