import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#ui/avatar.tsx';
import { Marker } from '#ui/badge.tsx';
import { CheckMark } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { smallPicture } from '../data/small-picture.ts';
import { ICONS } from '../icons.ts';
import type { AnyRow, Column, NameColumn, Resource, RowChange } from './resource.ts';
import type { Selection } from './selection.ts';
import { nextSort } from './url-state.ts';

interface RowNameProps<Row> {
  column: NameColumn<Row, never>;
  row: Row;
  own: boolean;
  onOpen: ((row: Row) => void) | undefined;
  /** The address of the record, if it has a page of its own. */
  address: string | undefined;
  act: (change: RowChange) => void;
}

const SHAPES = {
  wide: 'h-10 w-14 rounded-xs max-admin:h-14 max-admin:w-18 max-admin:rounded-sm',
  square: 'size-10 rounded-xs max-admin:size-12',
  round: 'size-9 rounded-full',
};

/** A logo is never cropped. */
const FIT = { wide: 'size-full object-cover', square: 'size-full object-contain', round: 'size-full object-cover' };

/** The name of a row, or else its first button. */
export const OPENS_ROW = '[data-opens-row], button';

/** Arrow keys move the focus to the name in the next or previous row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.closest('tr')?.[step[event.key]]?.querySelector<HTMLElement>(OPENS_ROW)?.focus();
}

/** A click on a row opens it, except on a control of the row or at the end of a selection of its text. */
function openBySurface({ currentTarget, target }: MouseEvent, open: () => void) {
  // Clicks in a menu of the row arrive here too, although it is elsewhere in the document.
  const isSurface =
    target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input, label, select');
  if (isSurface && window.getSelection()?.isCollapsed !== false) open();
}

const OPENER = 'min-h-9 rounded-xs text-left hover:underline hover:underline-offset-3 max-admin:min-h-11';

/** Other clicks open a link in a new tab or window. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The name of a row with its picture; opens the record. */
function RowName<Row>({ column, row, own, onOpen, address, act }: RowNameProps<Row>) {
  const { text, picture, shape, monogram, note, detail, mark } = column;
  const path = picture?.(row);
  const label = (
    <>
      <span className="font-semibold wrap-break-word text-ink">{text(row)}</span>
      {note && <span className="block text-[0.875rem] font-regular text-ink-3 admin:hidden">{note(row)}</span>}
    </>
  );
  return (
    <div className="flex min-w-40 items-center gap-3">
      {monogram && <Avatar name={text(row)} />}
      {picture && (
        <span className={classNames('flex-none overflow-hidden bg-well', SHAPES[shape ?? 'wide'])}>
          {path && <img src={smallPicture(path)} alt="" loading="lazy" className={FIT[shape ?? 'wide']} />}
        </span>
      )}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {onOpen && address !== undefined ? (
          <Link
            to={address}
            data-opens-row
            className={classNames(OPENER, 'grid content-center')}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen(row);
            }}
            onKeyDown={moveBetweenRows}
          >
            {label}
          </Link>
        ) : onOpen ? (
          <button
            type="button"
            data-opens-row
            className={OPENER}
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
        {detail && <div className="w-full text-note wrap-anywhere text-ink-3 max-admin:hidden">{detail(row)}</div>}
      </div>
    </div>
  );
}

export interface RecordTableProps<Row extends AnyRow> {
  resource: Pick<Resource<Row>, 'columns' | 'title'> & { name: NameColumn<Row, never> };
  rows: Row[];
  /** The labels of the columns that are not shown. */
  hidden?: string[];
  compact?: boolean;
  sort: string;
  onSort: (sort: string) => void;
  onOpen?: ((row: Row) => void) | undefined;
  /** The address of a row, if records have pages of their own. */
  toAddress?: ((row: Row) => string) | undefined;
  /** Renders the switch of a row, if rows have one. */
  status?: ((row: Row) => ReactNode) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  isOwn: (row: Row) => boolean;
  act?: (row: Row, change: RowChange) => void;
  /** Which rows are chosen for a change of many rows. */
  selection?: Selection | undefined;
  /** Renders the handle of a row by which it is moved in its list. */
  handle?: ((row: Row) => ReactNode) | undefined;
  /** The row that is open beside the list. */
  current?: number | undefined;
  /** Shown in place of rows. */
  empty?: ReactNode;
}

const NONE: string[] = [];

const HEAD =
  'sticky top-0 z-1 border-b border-line bg-sunken px-2.5 py-2.75 text-left text-note font-semibold whitespace-nowrap text-ink-3';

const PHONE = {
  start: 'max-admin:order-3 max-admin:col-start-1',
  end: 'max-admin:order-3 max-admin:col-start-2 max-admin:justify-self-end',
  full: 'max-admin:order-4 max-admin:col-span-2',
  none: 'max-admin:hidden',
} as const;

const CELL = 'px-2.5 py-2.5 align-middle max-admin:p-0 admin:border-b admin:border-chuna-100';

function HeadCell({
  label,
  sort,
  align,
  current,
  onSort,
}: Pick<Column<never>, 'label' | 'sort' | 'align'> & { current: string; onSort: (sort: string) => void }) {
  const direction =
    sort === undefined ? undefined : current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={direction} className={classNames(HEAD, align && 'text-right')}>
      {sort === undefined ? (
        label
      ) : (
        <button
          type="button"
          className="-my-2 inline-flex min-h-9 items-center gap-1 hover:text-ink"
          onClick={() => onSort(nextSort(current, sort))}
        >
          {label}
          <Icon
            name={direction === 'ascending' ? 'arrow-up' : direction === 'descending' ? ICONS.arrowDown : ICONS.sort}
            size="sm"
            className={direction ? 'text-primary' : 'opacity-45'}
          />
        </button>
      )}
    </th>
  );
}

/** The rows of a list: a table, or stacked blocks at or below 690 px. */
export function RecordTable<Row extends AnyRow>({
  resource,
  rows,
  hidden = NONE,
  compact = false,
  sort,
  onSort,
  onOpen,
  toAddress,
  status,
  actions,
  isOwn,
  act,
  selection,
  handle,
  current,
  empty,
}: RecordTableProps<Row>) {
  const { name, title } = resource;
  const columns = resource.columns.filter(({ label }) => !hidden.includes(label));
  const width = columns.length + 1 + [actions, selection, handle].filter(Boolean).length;
  return (
    <div className="overflow-x-auto">
      <table
        className={classNames(
          'w-full border-separate border-spacing-0 text-small max-admin:block',
          columns.length > 0 && 'admin:min-w-184',
        )}
        aria-label={title}
      >
        <thead className="max-admin:sr-only">
          <tr>
            {handle && (
              <th scope="col" className={classNames(HEAD, 'w-px pr-0!')}>
                <span className="sr-only">Order</span>
              </th>
            )}
            {selection && (
              <th scope="col" className={classNames(HEAD, 'w-px pr-0!')}>
                <CheckMark
                  label={`Select all of ${title}`}
                  checked={selection.isComplete}
                  mixed={selection.count > 0 && !selection.isComplete}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            <HeadCell label={name.label} {...(name.sort && { sort: name.sort })} current={sort} onSort={onSort} />
            {columns.map((column) => (
              <HeadCell key={column.label} {...column} current={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={classNames(HEAD, 'right-0 w-16')}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-admin:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              aria-current={row.id === current || undefined}
              onClick={(event) => !isOwn(row) && onOpen && openBySurface(event, () => onOpen(row))}
              className={classNames(
                onOpen && !isOwn(row) && 'cursor-pointer',
                compact && 'admin:[&>td]:py-1',
                'group/row max-admin:relative max-admin:grid max-admin:grid-cols-last-auto max-admin:items-center max-admin:gap-x-3 max-admin:gap-y-2 max-admin:border-b max-admin:border-line max-admin:p-3.5 last:[&>td]:border-b-0',
                isOwn(row)
                  ? 'bg-sunken text-ink-3'
                  : selection?.has(row.id) || row.id === current
                    ? 'bg-primary-soft'
                    : 'bg-surface hover:bg-primary-soft',
                (selection || handle) && 'max-admin:pl-12',
              )}
            >
              {handle && (
                <td className={classNames(CELL, 'w-px pr-0! max-admin:absolute max-admin:top-3 max-admin:left-1')}>
                  {handle(row)}
                </td>
              )}
              {selection && (
                <td className={classNames(CELL, 'w-px pr-0! max-admin:absolute max-admin:top-5 max-admin:left-3.5')}>
                  <CheckMark
                    label={`Select ${name.text(row)}`}
                    checked={selection.has(row.id)}
                    onChange={() => selection.toggle(row.id)}
                  />
                </td>
              )}
              <td className={classNames(CELL, 'max-admin:order-1 max-admin:col-span-2 max-admin:pr-12!')}>
                <RowName
                  column={name}
                  row={row}
                  own={isOwn(row)}
                  onOpen={isOwn(row) ? undefined : onOpen}
                  address={toAddress?.(row)}
                  act={(change) => act?.(row, change)}
                />
              </td>
              {columns.map(({ label, cell, align, phone, phoneText }) => (
                <td
                  key={label}
                  className={classNames(
                    CELL,
                    PHONE[phone ?? 'none'],
                    align && 'text-right whitespace-nowrap max-admin:text-left',
                  )}
                >
                  {phoneText ? (
                    <>
                      <span className="admin:hidden">{phoneText(row)}</span>
                      <span className="max-admin:hidden">{cell(row, status?.(row))}</span>
                    </>
                  ) : (
                    cell(row, status?.(row))
                  )}
                </td>
              ))}
              {actions && (
                <td
                  className={classNames(
                    CELL,
                    'sticky right-0 w-16 bg-inherit text-right max-admin:absolute max-admin:top-3 max-admin:right-1.5 max-admin:w-auto',
                  )}
                >
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className="max-admin:block">
              <td colSpan={width} className="h-40 text-center text-ink-3 max-admin:grid max-admin:place-items-center">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
