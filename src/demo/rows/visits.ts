import { ZERO_RESULT_QUERIES } from '../content/enquirers.ts';
import { randomFor } from '../random.ts';
import type { DemoProject, DemoProperty } from './demo-rows.ts';

/** A count for one day, relative to the day of seeding. */
export interface DemoVisit {
  name: string;
  daysAgo: number;
  times: number;
}

const DAYS = 90;
const LISTINGS = 12;

/** The main pages with their views on a good day. */
const PAGES: [path: string, views: number][] = [
  ['/', 420],
  ['/properties', 260],
  ['/projects', 190],
  ['/available-cities', 60],
  ['/blogs', 45],
  ['/contact-us', 38],
  ['/about-us', 30],
  ['/careers', 24],
  ['/wishlist', 20],
];

const daily = (name: string, peak: number): DemoVisit[] =>
  Array.from({ length: DAYS }, (_, daysAgo) => {
    const random = randomFor(`${name} ${daysAgo} days ago`);
    // Today is incomplete, and traffic grew over the last three months.
    const growth = daysAgo === 0 ? 0.4 : 1 - (0.4 * daysAgo) / DAYS;
    return { name, daysAgo, times: Math.round(peak * growth * random.between(0.55, 1)) };
  }).filter(({ times }) => times > 0);

/** Daily page views. */
export function makePageViews(
  properties: readonly DemoProperty[],
  projects: readonly DemoProject[],
  articles: readonly { row: { slug: string } }[],
): DemoVisit[] {
  const published = <One extends { row: { status?: string | undefined; slug: string } }>(all: readonly One[]) =>
    all.filter(({ row }) => row.status === 'published').slice(0, LISTINGS);
  const listed = [
    ...published(properties).map(({ row }, place) => [`/properties/${row.slug}`, 70 / (1 + place)] as const),
    ...published(projects).map(({ row }, place) => [`/projects/${row.slug}`, 55 / (1 + place)] as const),
    ...articles.slice(0, 5).map(({ row }, place) => [`/blog/${row.slug}`, 22 / (1 + place)] as const),
  ];
  return [...PAGES, ...listed].flatMap(([path, views]) => daily(path, views));
}

/** Daily searches without results. */
export const makeZeroResultSearches = (): DemoVisit[] =>
  ZERO_RESULT_QUERIES.flatMap((query, place) => daily(query, 3.2 / (1 + place)));
