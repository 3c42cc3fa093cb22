import { useMemo } from 'react';
import { useAddress } from './use-address.ts';

/** What the address asks a list for by these names, and the way to ask for something else, from its first page. */
export function useFilters(names: readonly string[]) {
  const [search, change] = useAddress();
  const query = useMemo(
    () => Object.fromEntries([...search].filter(([name]) => names.includes(name))),
    [search, names],
  );
  const choose = (changes: Record<string, string>) =>
    void change((address) => {
      address.delete('page');
      for (const [name, value] of Object.entries(changes))
        if (value === '') address.delete(name);
        else address.set(name, value);
      return address;
    });
  return { query, choose };
}

export type Filters = ReturnType<typeof useFilters>;
