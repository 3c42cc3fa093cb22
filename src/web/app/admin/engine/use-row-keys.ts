import type { RecordRow, RowAction } from './resource.ts';
import { useLetterKeys } from './use-letter-keys.ts';

const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-row]');

/** Keyboard shortcuts for the focused row; the focus moves on to the next row. */
export function useRowKeys(
  actions: RowAction<RecordRow>[],
  rows: RecordRow[],
  act: (row: RecordRow, action: RowAction<RecordRow>) => void,
): void {
  const press = (action: RowAction<RecordRow>) => {
    const place = rowInFocus();
    const row = rows.find(({ id }) => String(id) === place?.dataset.row);
    if (!row || action.shown?.(row) === false) return false;
    const next = place?.nextElementSibling ?? place?.previousElementSibling;
    next?.querySelector('button')?.focus();
    return act(row, action);
  };
  useLetterKeys(
    Object.fromEntries(actions.flatMap((action) => (action.key ? [[action.key, () => press(action)]] : []))),
  );
}
