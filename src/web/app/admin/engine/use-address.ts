import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The query of a navigation that is not rendered yet. */
let pendingSearch: URLSearchParams | undefined;

interface How {
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * The query of the URL, and two functions to change it. A change builds on pending navigations: React Router returns
 * the last rendered query, so the second of two quick changes would otherwise undo the first.
 */
export function useAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A new object also when the user navigates to the same URL again.
  const location = useLocation();
  useEffect(() => {
    if (`?${pendingSearch}` === (location.search || '?')) pendingSearch = undefined;
  }, [location]);

  const change = useCallback(
    async (changed: (now: URLSearchParams) => URLSearchParams, { replace = false }: How = {}): Promise<void> => {
      const next = changed(new URLSearchParams(pendingSearch ?? window.location.search));
      pendingSearch = next;
      await navigate({ search: `?${next}` }, { replace, preventScrollReset: true });
      // The user navigated elsewhere in the meantime, or an unsaved form blocked the navigation.
      if (pendingSearch === next && window.location.search.replace(/^\?/, '') !== next.toString())
        pendingSearch = undefined;
    },
    [navigate],
  );

  /** Sets parameters; an empty value removes the parameter. */
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
