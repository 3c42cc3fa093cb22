import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What was asked for last and is not shown yet. */
let asked: URLSearchParams | undefined;

/**
 * The query of the address, and a way to change it. A change builds on those that are still on their way: what React Router
 * knows is what was last shown, so that the second of two quick changes would take the first one back.
 */
export function useAddress() {
  const [shown] = useSearchParams();
  const navigate = useNavigate();
  // A new one also when somebody goes to the same address again.
  const location = useLocation();
  useEffect(() => {
    if (`?${asked}` === (location.search || '?')) asked = undefined;
  }, [location]);
  const change = async (changed: (now: URLSearchParams) => URLSearchParams): Promise<void> => {
    const next = changed(new URLSearchParams(asked ?? shown));
    asked = next;
    await navigate({ search: `?${next}` }, { preventScrollReset: true });
    // Somebody went elsewhere meanwhile, or was kept by a form that is not saved.
    if (asked === next && window.location.search.replace(/^\?/, '') !== next.toString()) asked = undefined;
  };
  return [shown, change] as const;
}
