import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlaceInput } from '#contract';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';
import type { AnyRow } from './resource.ts';

/** The rows in the order that the user makes, and the handle of each. */
export interface RowOrder<Row> {
  rows: Row[];
  renderHandle: (row: Row) => ReactNode;
  /** Where the last row that was moved is now, for screen readers. */
  announcement: string;
}

interface Options<Row> {
  rows: Row[];
  /** The place of the first of these rows in the whole list, and the length of that. */
  first: number;
  total: number;
  getName: (row: Row) => string;
  /** Stores the new place of a row; ends after the list was read again. */
  onMove: (id: number, place: PlaceInput) => Promise<void>;
}

const getIds = (rows: AnyRow[]): number[] => rows.map(({ id }) => id);

/** The row at a height of the window. */
function findRow(y: number): number | undefined {
  const found = [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return found && Number(found.dataset.row);
}

/** Lets rows be dragged by their handles, or moved with the arrow keys while a handle has the focus. */
export function useRowOrder<Row extends AnyRow>({ rows, first, total, getName, onMove }: Options<Row>): RowOrder<Row> {
  /** The ids in the order that is not stored yet, and of which rows. */
  const [moved, setMoved] = useState<{ of: Row[]; ids: number[] }>();
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  /** Moves are stored one after the other; the list is shown as stored only after the last one. */
  const pending = useRef({ count: 0, last: Promise.resolve() });
  const ids = moved?.of === rows ? moved.ids : getIds(rows);

  const reorder = (id: number, index: number): number[] => {
    const next = ids.filter((each) => each !== id).toSpliced(index, 0, id);
    setMoved({ of: rows, ids: next });
    return next;
  };
  const store = (row: Row, order: number[]) => {
    const index = order.indexOf(row.id);
    const [previous, next] = [order[index - 1], order[index + 1]];
    if (previous === undefined && next === undefined) return;
    const place = previous === undefined ? { before: next ?? 0 } : { after: previous };
    setAnnouncement(`${getName(row)} is now ${first + index + 1} of ${total}`);
    const queue = pending.current;
    queue.count += 1;
    queue.last = queue.last
      .then(() => onMove(row.id, place))
      .finally(() => {
        queue.count -= 1;
        if (queue.count === 0) setMoved(undefined);
      });
  };

  const press = (event: KeyboardEvent<HTMLElement>, row: Row) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const index = ids.indexOf(row.id) + step;
    if (index < 0 || index >= ids.length) return;
    let order: number[] = [];
    flushSync(() => {
      order = reorder(row.id, index);
    });
    // An element that is moved in the document loses the focus.
    event.currentTarget.focus();
    store(row, order);
  };

  const drag = useEffectEvent(({ clientY }: PointerEvent) => {
    const over = findRow(clientY);
    if (dragged !== undefined && over !== undefined && ids.includes(over) && over !== dragged)
      reorder(dragged, ids.indexOf(over));
  });
  const drop = useEffectEvent(() => {
    const index = ids.indexOf(dragged ?? 0);
    const row = rows.find(({ id }) => id === dragged);
    setDragged(undefined);
    if (row && rows[index]?.id !== row.id) store(row, ids);
  });
  const putBack = useEffectEvent(() => {
    setDragged(undefined);
    setMoved(undefined);
  });
  const isDragging = dragged !== undefined;
  // The window listens, because the handle is moved in the document, which ends the capture of a pointer.
  useEffect(() => {
    if (!isDragging) return undefined;
    const listener = new AbortController();
    const { signal } = listener;
    window.addEventListener('pointermove', (event) => drag(event), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', () => putBack(), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && putBack(), { signal });
    return () => listener.abort();
  }, [isDragging]);

  return {
    rows: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    announcement,
    renderHandle: (row) => (
      <button
        type="button"
        aria-label={`Move ${getName(row)}`}
        title="Drag, or press the up or down arrow key, to change the order"
        className="grid size-9 cursor-grab touch-none place-items-center rounded-xs text-ink-3 hover:text-ink active:cursor-grabbing max-admin:size-11"
        onKeyDown={(event) => press(event, row)}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.currentTarget.releasePointerCapture(event.pointerId);
          setDragged(row.id);
        }}
      >
        <Icon name={ICONS.grip} />
      </button>
    ),
  };
}
