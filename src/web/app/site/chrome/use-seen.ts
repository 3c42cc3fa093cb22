import { useEffect } from 'react';
import { useLocation } from 'react-router';

declare global {
  interface Navigator {
    /** Signals that the visitor opts out of tracking; missing in the standard library types. */
    globalPrivacyControl?: boolean;
  }
}

/** Counts each page view by path only, and not for visitors who opt out of tracking. */
export function useSeen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) navigator.sendBeacon('/api/v1/seen', pathname);
  }, [pathname]);
}
