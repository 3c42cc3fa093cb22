import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces client-side navigation to screen readers; browsers do so only for full page loads. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setMessage(document.title || pathname);
  }, [pathname]);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {message}
    </p>
  );
}
