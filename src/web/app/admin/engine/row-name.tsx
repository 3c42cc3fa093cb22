import type { KeyboardEvent } from 'react';
import { Marker } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { mediaUrl } from '../../data/media.ts';
import type { NameColumn } from './resource.ts';

interface RowNameProps<Row> {
  column: NameColumn<Row>;
  row: Row;
  own: boolean;
  onOpen: ((row: Row) => void) | undefined;
}

const SHAPES = {
  wide: 'h-10 w-14 rounded-xs max-[690px]:h-14 max-[690px]:w-18 max-[690px]:rounded-sm',
  square: 'size-10 rounded-xs max-[690px]:size-12',
  round: 'size-9 rounded-full',
};

/** Arrow keys go to the name one row on. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.closest('tr')?.[step[event.key]]?.querySelector('button')?.focus();
}

/** What a row is called, with its picture: the way into the record. */
export function RowName<Row>({ column: { of, picture, shape, note, mark }, row, own, onOpen }: RowNameProps<Row>) {
  const path = picture?.(row);
  const words = (
    <>
      <span className="font-semibold wrap-anywhere text-ink">{of(row)}</span>
      {note && <span className="block text-[0.875rem] font-regular text-ink-3 min-[691px]:hidden">{note(row)}</span>}
    </>
  );
  return (
    <div className="flex min-w-40 items-center gap-3 min-[691px]:min-w-64">
      {picture && (
        <span className={classNames('flex-none overflow-hidden bg-well', SHAPES[shape ?? 'wide'])}>
          {path && <img src={mediaUrl(path)} alt="" loading="lazy" className="size-full object-cover" />}
        </span>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {onOpen ? (
          <button
            type="button"
            className="min-h-9 rounded-xs text-left hover:underline hover:underline-offset-3 max-[690px]:min-h-11"
            onClick={() => onOpen(row)}
            onKeyDown={moveBetweenRows}
          >
            {words}
          </button>
        ) : (
          <span>{words}</span>
        )}
        {mark?.(row)}
        {own && <Marker tone="primary">You</Marker>}
      </div>
    </div>
  );
}
