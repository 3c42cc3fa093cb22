import { useMemo } from 'react';
import { useAddress } from '../engine/use-address.ts';

/** What the address asks a list for by these names, and the way to ask for something else, from its first page. */
export function useFilters(names: readonly string[]) {
  const { search, set } = useAddress();
  const query = useMemo(
    () => Object.fromEntries([...search].filter(([name]) => names.includes(name))),
    [search, names],
  );
  const choose = (changes: Record<string, string>) => set({ page: '', ...changes });
  return { query, choose };
}

export type Filters = ReturnType<typeof useFilters>;
