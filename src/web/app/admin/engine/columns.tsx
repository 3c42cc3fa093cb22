import type { Column } from './resource.ts';

type Place = Pick<Column<never>, 'phone' | 'sort'>;

/** The date part of a timestamp. */
export const day = (moment: string | null): string => moment?.slice(0, 10) ?? '';

/** A column of plain text. */
export const text = <Row,>(label: string, of: (row: Row) => string | null, place: Place = {}): Column<Row> => ({
  label,
  cell: (row) => of(row) ?? '',
  ...place,
});

/** The first two lines of a long text. */
export const excerpt = <Row,>(label: string, of: (row: Row) => string, place: Place = {}): Column<Row> => ({
  label,
  cell: (row) => <span className="line-clamp-2 max-w-ch-48 min-w-40 wrap-anywhere">{of(row)}</span>,
  ...place,
});

/** The column with the switch of a row. */
export const status = <Row,>(place: Place = { phone: 'end' }): Column<Row> => ({
  label: 'Status',
  cell: (_row, shown) => <div className="flex">{shown}</div>,
  ...place,
});

/** The creation date; lists are sorted by it, newest first, unless the URL sets another order. */
export const created = <Row extends { createdAt: string }>(place: Place = {}): Column<Row> => ({
  label: 'Created',
  cell: ({ createdAt }) => <span className="whitespace-nowrap">{day(createdAt)}</span>,
  sort: 'createdAt',
  ...place,
});
