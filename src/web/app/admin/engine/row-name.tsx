import type { KeyboardEvent } from 'react';
import { pictureFiles } from '#contract/media/picture-path.ts';
import { Marker } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { mediaUrl } from '../../data/media.ts';
import { Avatar } from '../shell/avatar.tsx';
import type { NameColumn, RowChange } from './resource.ts';

interface RowNameProps<Row> {
  column: NameColumn<Row>;
  row: Row;
  own: boolean;
  onOpen: ((row: Row) => void) | undefined;
  act: (change: RowChange) => void;
}

const SHAPES = {
  wide: 'h-10 w-14 rounded-xs max-[690px]:h-14 max-[690px]:w-18 max-[690px]:rounded-sm',
  square: 'size-10 rounded-xs max-[690px]:size-12',
  round: 'size-9 rounded-full',
};

/** A logo is never cropped. */
const FIT = { wide: 'size-full object-cover', square: 'size-full object-contain', round: 'size-full object-cover' };

/** The smallest file is large enough for a list. */
const smallest = (path: string): string => mediaUrl(pictureFiles(path)?.files.webp[0]?.path ?? path);

/** Arrow keys move the focus to the name in the next or previous row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.closest('tr')?.[step[event.key]]?.querySelector('button')?.focus();
}

/** The name of a row with its picture; opens the record. */
export function RowName<Row>({ column, row, own, onOpen, act }: RowNameProps<Row>) {
  const { of, picture, shape, monogram, note, mark } = column;
  const path = picture?.(row);
  const label = (
    <>
      <span className="font-semibold wrap-break-word text-ink">{of(row)}</span>
      {note && <span className="block text-[0.875rem] font-regular text-ink-3 min-[691px]:hidden">{note(row)}</span>}
    </>
  );
  return (
    <div className="flex min-w-40 items-center gap-3 min-[691px]:min-w-64">
      {monogram && <Avatar name={of(row)} />}
      {picture && (
        <span className={classNames('flex-none overflow-hidden bg-well', SHAPES[shape ?? 'wide'])}>
          {path && <img src={smallest(path)} alt="" loading="lazy" className={FIT[shape ?? 'wide']} />}
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
            {label}
          </button>
        ) : (
          <span>{label}</span>
        )}
        {mark?.(row, act)}
        {own && <Marker tone="primary">You</Marker>}
      </div>
    </div>
  );
}
