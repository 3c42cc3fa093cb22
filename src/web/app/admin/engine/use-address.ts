import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What was asked for last and is not shown yet. */
let pendingSearch: URLSearchParams | undefined;

interface How {
  /** Back does not lead to what was before. */
  replace?: boolean;
}

/**
 * The query of the address, and two ways to change it. A change builds on those that are still on their way: what React
 * Router knows is what was last shown, so that the second of two quick changes would take the first one back.
 */
export function useAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A new one also when somebody goes to the same address again.
  const location = useLocation();
  useEffect(() => {
    if (`?${pendingSearch}` === (location.search || '?')) pendingSearch = undefined;
  }, [location]);

  const change = useCallback(
    async (changed: (now: URLSearchParams) => URLSearchParams, { replace = false }: How = {}): Promise<void> => {
      const next = changed(new URLSearchParams(pendingSearch ?? window.location.search));
      pendingSearch = next;
      await navigate({ search: `?${next}` }, { replace, preventScrollReset: true });
      // Somebody went elsewhere meanwhile, or was kept by a form that is not saved.
      if (pendingSearch === next && window.location.search.replace(/^\?/, '') !== next.toString())
        pendingSearch = undefined;
    },
    [navigate],
  );

  /** Gives names their values; one without a value leaves the address. */
  const set = useCallback(
    (values: Record<string, string>, how?: How): void =>
      void change((address) => {
        for (const [name, value] of Object.entries(values))
          if (value === '') address.delete(name);
          else address.set(name, value);
        return address;
      }, how),
    [change],
  );
  return { search, change, set };
}
