import { indianNumber } from '#contract/indian-number.ts';

/** One bar of a chart. */
export interface Point {
  key: string;
  label: string;
  value: number;
  /** What the number consists of. */
  note?: string;
  /** A link to the details. */
  to?: string | undefined;
}

/** The unit of a chart, singular and plural. */
export type Unit = readonly [one: string, many: string];

export const ENQUIRIES: Unit = ['enquiry', 'enquiries'];
export const LISTINGS: Unit = ['listing', 'listings'];
export const VIEWS: Unit = ['view', 'views'];
export const SEARCHES: Unit = ['search', 'searches'];

/** A value with its unit: '1 enquiry', '1,204 views'. */
export const amount = (value: number, [one, many]: Unit): string =>
  `${indianNumber(value)} ${value === 1 ? one : many}`;

export const sumPoints = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0);

/** The largest point; the first of several equal ones. */
export const largest = (points: readonly Point[]): Point | undefined =>
  points.reduce<Point | undefined>((top, point) => (top && top.value >= point.value ? top : point), undefined);
