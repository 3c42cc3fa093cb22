import type { DashboardAnswer } from '#contract';
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
const largest = (points: readonly Point[]): Point | undefined =>
  points.reduce<Point | undefined>((top, point) => (top && top.value >= point.value ? top : point), undefined);

const at = (day: string) => new Date(`${day}T00:00:00Z`);

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** A long date: 'Monday 16 November'. */
export const formatLongDay = (day: string): string => longDay.format(at(day));

/** A short date: '16 Nov'. */
export const shortDay = (day: string): string => short.format(at(day));

type Enquiries = NonNullable<DashboardAnswer['enquiries']>;

/** How this period compares with the one before, as a sentence without a full stop. */
export function comparison({ total, total_before }: Pick<Enquiries, 'total' | 'total_before'>, days: number): string {
  const change = total - total_before;
  if (change === 0) return `Same as in the previous ${days} days`;
  return change > 0
    ? `${indianNumber(change)} more than in the previous ${days} days`
    : `${indianNumber(-change)} fewer than in the previous ${days} days`;
}

export function daysSentence({ total, total_before, by_day }: Enquiries): string {
  if (total === 0) return `No enquiries in ${by_day.length} days.`;
  const max = Math.max(...by_day.map(({ enquiries }) => enquiries));
  const [top, ...others] = by_day.filter(({ enquiries }) => enquiries === max);
  const most =
    top && others.length === 0
      ? `Most on ${formatLongDay(top.day)}: ${indianNumber(max)}.`
      : `Most in a day: ${indianNumber(max)}.`;
  return `${amount(total, ENQUIRIES)} in ${by_day.length} days. ${comparison({ total, total_before }, by_day.length)}. ${most}`;
}

export const sourcesSentence = (points: readonly Point[], total: number): string => {
  const top = largest(points);
  return top ? `Top source: ${top.label}, ${indianNumber(top.value)} of ${indianNumber(total)}.` : '';
};

export const listingsSentence = (points: readonly Point[], total: number): string => {
  const top = largest(points);
  return top ? `Top listing: ${top.label}, ${indianNumber(top.value)} of ${indianNumber(total)}.` : '';
};

/** How many listings are hidden because their availability was not confirmed, as a sentence. */
const hiddenSentence = (hidden: number): string =>
  hidden === 1
    ? '1 listing is hidden until confirmed.'
    : `${indianNumber(hidden)} listings are hidden until confirmed.`;

/** How many of the published listings were confirmed recently, in one or two sentences. */
export function freshnessSentence([fresh, late, hidden]: readonly Point[]): string {
  const shown = (fresh?.value ?? 0) + (late?.value ?? 0);
  const published =
    shown === 0
      ? 'No listings are published.'
      : `Confirmed in the last 60 days: ${indianNumber(fresh?.value ?? 0)} of ${indianNumber(shown)} published.`;
  return hidden?.value ? `${published} ${hiddenSentence(hidden.value)}` : published;
}

export const statusSentence = (points: readonly Point[]): string => {
  const published = points.find(({ key }) => key === 'published')?.value ?? 0;
  return `Published: ${indianNumber(published)} of ${amount(sumPoints(points), LISTINGS)}.`;
};

export const pagesSentence = (points: readonly Point[]): string => {
  const top = largest(points);
  return top ? `Most viewed: ${top.label}, with ${amount(top.value, VIEWS)}.` : '';
};

export const zeroResultSentence = (points: readonly Point[]): string => {
  const top = largest(points);
  return top ? `Most frequent search without results: “${top.label}”, ${amount(top.value, SEARCHES)}.` : '';
};
