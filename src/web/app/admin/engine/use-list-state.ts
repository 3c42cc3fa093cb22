import { useEffect, useMemo, useState } from 'react';
import { type ListAddress, readListAddress, withListAddress } from './list-address.ts';
import { useAddress } from './use-address.ts';

/** How long typing must pause before the request is sent. */
const PAUSE_MS = 200;

/** The list parameters of the URL, and the search text, which is written to the URL when typing pauses. */
export function useListState() {
  const { search, change } = useAddress();
  const address = useMemo(() => readListAddress(search), [search]);
  const [searchText, setSearchText] = useState(address.q);
  const [from, setFrom] = useState(address.q);
  // Back and Forward change the search text, too.
  if (from !== address.q) {
    setFrom(address.q);
    if (searchText.trim() !== address.q) setSearchText(address.q);
  }
  const go = (part: Partial<ListAddress>, replace = false) =>
    void change((now) => withListAddress(now, { ...readListAddress(now), ...part }), { replace });
  useEffect(() => {
    const q = searchText.trim();
    if (q === address.q) return undefined;
    const pause = setTimeout(() => {
      setFrom(q);
      void change((now) => withListAddress(now, { ...readListAddress(now), q, page: 0 }), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [searchText, address.q, change]);
  return { address, searchText, setSearchText, go };
}
