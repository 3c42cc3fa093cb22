import { useAddress } from '../engine/use-address.ts';

/** The row opened by `?open=` in the URL, and a function to open and close one. */
export function useOpenRow() {
  const { search, set } = useAddress();
  const id = Number(search.get('open'));
  const openId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const show = (next: number | undefined) => set({ open: next === undefined ? '' : String(next) });
  return { id: openId, show };
}
