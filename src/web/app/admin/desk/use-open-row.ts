import { useSearchParams } from 'react-router';

/** The row that the address opens with `?open=`, and the way to open and close one. */
export function useOpenRow() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('open'));
  const known = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const show = (next: number | undefined) =>
    setSearch(
      (now) => {
        const address = new URLSearchParams(now);
        address.delete('open');
        if (next !== undefined) address.set('open', String(next));
        return address;
      },
      { preventScrollReset: true },
    );
  return { id: known, show };
}
