import { dayText, timeText } from '#contract/india-time.ts';
import type { Column } from './resource.ts';

type Place<Sort extends string> = Pick<Column<never, Sort>, 'phone' | 'sort'>;

/** A column of plain text. */
export const text = <Row, Sort extends string = never>(
  label: string,
  getText: (row: Row) => string | null,
  place: Place<Sort> & Pick<Column<NoInfer<Row>>, 'phoneText'> = {},
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
  cell: (row) => <span className="line-clamp-2 max-w-ch-48 min-w-36 wrap-anywhere">{getText(row)}</span>,
  ...place,
});

/** The column with the switch of a row. */
export const status = <Row,>(place: Place<never> = { phone: 'end' }): Column<Row, never> => ({
  label: 'Status',
  cell: (_row, shown) => <div className="flex">{shown}</div>,
  ...place,
});

/** A date and time that may wrap only between the two. */
export const unbrokenTime = (at: string): string => timeText(at).replaceAll(/(?<!,) /g, '\u00a0');

/** A column with a date and time. */
export const moment = <Row,>(
  label: string,
  getMoment: (row: Row) => string,
  place: Place<never> = {},
): Column<Row, never> => ({
  label,
  cell: (row) => unbrokenTime(getMoment(row)),
  ...place,
});

/** The creation date; lists are sorted by it, newest first, unless the URL sets another order. */
export const created = <Row extends { createdAt: string }>(
  place: Place<'createdAt'> = {},
): Column<Row, 'createdAt'> => ({
  label: 'Created',
  // In a narrow table only the year moves to a second line.
  cell: ({ createdAt }) => dayText(createdAt).replace(' ', '\u00a0'),
  sort: 'createdAt',
  ...place,
});
