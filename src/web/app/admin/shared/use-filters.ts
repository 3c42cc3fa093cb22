import { useMemo } from 'react';
import { useAddress } from '../engine/use-address.ts';

/** The values of these URL parameters, and a function to change them, which returns to the first page. */
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
