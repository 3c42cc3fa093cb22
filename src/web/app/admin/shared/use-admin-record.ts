import { useQuery } from '@tanstack/react-query';
import type { StaffCallWire } from '#contract';
import { staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import type { Resource } from '../engine/resource.ts';
import { useUrlQuery } from '../engine/url-state.ts';
import { useCloseWhenGone, useRefresh } from '../engine/use-record.ts';

/** Loads one record of an admin resource; on failure shows the error and calls `onGone`. */
export function useAdminRecord<Path extends 'application' | 'enquiry'>(
  path: Path,
  id: number,
  onGone: () => void,
): StaffCallWire<`GET /${Path}/:id`>['record'] | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', path, 'one', id],
    queryFn: async ({ signal }) =>
      (await staffRequest<StaffCallWire<`GET /${Path}/:id`>>(`/${path}/${id}`, { signal })).record,
    gcTime: 0,
  });
  useCloseWhenGone(error, onGone);
  return data;
}

/** Write requests for an admin resource: each shows its result, refetches on success and returns a success flag. */
export function useAdminWrite(list: Pick<Resource, 'path'>) {
  const refresh = useRefresh(list);
  return async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await send();
    } catch (error) {
      announceFailure(error);
      return false;
    }
    announceSuccess(done);
    await refresh();
    return true;
  };
}

/** The row opened by `?open=` in the URL, and a function to open and close one. */
export function useOpenRow() {
  const { search, set } = useUrlQuery();
  const id = Number(search.get('open'));
  const openId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  const show = (next: number | undefined) => set({ open: next === undefined ? '' : String(next) });
  return { id: openId, show };
}

const rowNames = () => [...document.querySelectorAll<HTMLElement>('[data-row] button')];

/** Moves the focus by the given number of rows, or to the first row if none has it. */
export function moveBy(step: number): void {
  const names = rowNames();
  const place = names.findIndex((name) => name === document.activeElement);
  names[place < 0 ? 0 : Math.min(Math.max(place + step, 0), names.length - 1)]?.focus();
}

/** The id of the focused row; NaN if there is none. */
export const focusedRow = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
