import { dayText } from '#contract/india-time.ts';
import type { Column } from './resource.ts';

type Place<Sort extends string> = Pick<Column<never, Sort>, 'phone' | 'sort'>;

/** A column of plain text. */
export const text = <Row, Sort extends string = never>(
  label: string,
  getText: (row: Row) => string | null,
  place: Place<Sort> = {},
): Column<Row, NoInfer<Sort>> => ({
  label,
  cell: (row) => getText(row) ?? '',
  ...place,
});

/** The first two lines of a long text. */
export const excerpt = <Row,>(
  label: string,
  getText: (row: Row) => string,
  place: Place<never> = {},
): Column<Row, never> => ({
  label,
  cell: (row) => <span className="line-clamp-2 max-w-ch-48 min-w-40 wrap-anywhere">{getText(row)}</span>,
  ...place,
});

/** The column with the switch of a row. */
export const status = <Row,>(place: Place<never> = { phone: 'end' }): Column<Row, never> => ({
  label: 'Status',
  cell: (_row, shown) => <div className="flex">{shown}</div>,
  ...place,
});

/** The creation date; lists are sorted by it, newest first, unless the URL sets another order. */
export const created = <Row extends { createdAt: string }>(
  place: Place<'createdAt'> = {},
): Column<Row, 'createdAt'> => ({
  label: 'Created',
  cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt)}</span>,
  sort: 'createdAt',
  ...place,
});
