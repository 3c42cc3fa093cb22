import { sql, type Tx } from '#db';
import type { SitemapKind } from './parts.ts';
import type { SitemapEntry } from './xml.ts';

/** Pages with text edited by staff; a page that was never edited has no date. */
const TEXTS = [
  '/about-us',
  '/contact-us',
  '/why-choose-us',
  '/privacy-policy',
  '/terms-and-conditions',
  '/return-and-refund-policy',
  '/disclaimer',
];

/** Pages that change with what they list. */
const LISTS: [path: string, kind: SitemapKind][] = [
  ['/projects', 'projects'],
  ['/properties', 'properties'],
  ['/posted-properties', 'posted-properties'],
  ['/blogs', 'blogs'],
  ['/careers', 'jobs'],
];

/** Limits so that all pages fit into one part. */
const MAX_CITIES = 35_000;
const MAX_LINKS = 10_000;

/** A change with its Unix time in seconds. */
interface Dated extends Record<string, unknown> {
  name: string;
  seconds: number;
}

const seconds = (moment: string) => sql.raw(`extract(epoch from ${moment})::bigint`);

/** When a listing was last published in a city: one index lookup for featured listings and one for the others. */
const lastPublished = (table: 'property_search' | 'project_search') =>
  sql.raw(`(select max(sort_key) from ${table} where city_id = cities.id and sort_key < 1::bigint << 40),
    (select max(sort_key) - (1::bigint << 40) from ${table} where city_id = cities.id and sort_key >= 1::bigint << 40)`);

interface DatedCity extends Dated {
  id: number;
}

interface DatedLink extends Dated {
  city_id: number | null;
  shows: string;
}

async function readPages(tx: Tx) {
  const texts = await tx.execute<Dated>(
    sql`select key as name, ${seconds('updated_at')} as seconds from content_pages where status = 'published'`,
  );
  const lists = await tx.execute<Dated>(
    sql`select kind as name, ${seconds('max(changed_at)')} as seconds from sitemap_parts where kind <> 'pages' group by kind`,
  );
  const cities = await tx.execute<DatedCity>(
    sql`select id, slug as name, greatest(${seconds('updated_at')}, ${lastPublished('property_search')}, ${lastPublished('project_search')}) as seconds
      from cities order by id limit ${MAX_CITIES}`,
  );
  const links = await tx.execute<DatedLink>(
    sql`select slug as name, city_id, shows, ${seconds('updated_at')} as seconds from popular_links order by position, id limit ${MAX_LINKS}`,
  );
  return { texts: texts.rows, lists: lists.rows, cities: cities.rows, links: links.rows };
}

/** The latest change, or undefined if none is known. */
function latest(...changes: (Dated | undefined)[]): Date | undefined {
  const times = changes.flatMap((change) => (change ? [change.seconds] : []));
  return times.length === 0 ? undefined : new Date(times.reduce((a, b) => Math.max(a, b)) * 1000);
}

const named = (rows: Dated[], name: string): Dated | undefined => rows.find((row) => row.name === name);

/** Entries for all other pages: home, lists, text pages, city pages and popular links. */
export async function pageEntries(tx: Tx): Promise<SitemapEntry[]> {
  const { texts, lists, cities, links } = await readPages(tx);
  const citiesById = new Map(cities.map((city) => [city.id, city]));
  return [
    { path: '/', changedAt: latest(named(texts, 'home'), ...lists) },
    ...LISTS.map(([path, kind]) => ({ path, changedAt: latest(named(texts, path.slice(1)), named(lists, kind)) })),
    { path: '/available-cities', changedAt: latest(...cities) },
    { path: '/most-popular-links', changedAt: latest(...links) },
    ...TEXTS.map((path) => ({ path, changedAt: latest(named(texts, path.slice(1))) })),
    ...cities.map((city) => ({ path: `/city/${encodeURIComponent(city.name)}`, changedAt: latest(city) })),
    ...links.map((link) => ({
      path: `/most-popular-links/${encodeURIComponent(link.name)}`,
      changedAt: latest(link, link.city_id === null ? named(lists, link.shows) : citiesById.get(link.city_id)),
    })),
  ];
}
