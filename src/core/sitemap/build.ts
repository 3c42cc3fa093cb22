import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { blogPath, careerPath, listingPath } from '#contract';
import { and, eq, type SQL, sql, type Tx, tables } from '#db';
import { openJobs } from '../careers/index.ts';
import type { Ctx } from '../context.ts';
import {
  isRanged,
  PART_SIZE,
  type PartKey,
  type RangedKind,
  type SitemapEntry,
  type SitemapKind,
  toIdRange,
  urlset,
} from './parts.ts';

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
  ['/rent', 'properties'],
  ['/posted-properties', 'properties'],
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
async function pageEntries(tx: Tx): Promise<SitemapEntry[]> {
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

/** Rows per query, which limits memory use and query time. */
const BATCH = 5_000;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  seconds: number;
}

interface Source {
  table: SQL;
  /** Condition for the rows that visitors may see. */
  shown: SQL;
  /** The part of the URL that identifies a row. */
  name: SQL;
  path: (name: string) => string;
}

const published = sql`status = 'published' and deleted_at is null`;

const SOURCES: Record<RangedKind, Source> = {
  properties: {
    table: sql`properties`,
    shown: published,
    name: sql`slug`,
    path: (slug) => listingPath('property', slug),
  },
  projects: {
    table: sql`projects`,
    shown: published,
    name: sql`slug`,
    path: (slug) => listingPath('project', slug),
  },
  blogs: {
    table: sql`blogs`,
    shown: published,
    name: sql`slug`,
    path: blogPath,
  },
};

/** The published pages of one range of ids, in batches by key. */
async function* rangedEntries(tx: Tx, kind: RangedKind, part: number): AsyncGenerator<SitemapEntry[]> {
  const { table, shown, name, path } = SOURCES[kind];
  const { first, last } = toIdRange(part);
  let after = first - 1;
  let more = true;
  while (more) {
    const { rows } = await tx.execute<Row>(sql`
      select id, ${name} as name, extract(epoch from updated_at)::bigint as seconds from ${table}
      where id > ${after} and id <= ${last} and ${shown} order by id limit ${BATCH}`);
    yield rows.map((row) => ({ path: path(row.name), changedAt: new Date(row.seconds * 1000) }));
    after = rows.at(-1)?.id ?? last;
    more = rows.length === BATCH;
  }
}

export type SitemapCtx = Pick<Ctx, 'db' | 'links' | 'now'>;

const { sitemapChanges, sitemapParts } = tables;

/** Advisory lock for building parts, so that an older read never overwrites a newer one. */
const LOCK = 4_707_202_604;

async function* readEntries(tx: Tx, { now }: SitemapCtx, { kind, part }: PartKey): AsyncGenerator<SitemapEntry[]> {
  if (isRanged(kind)) yield* rangedEntries(tx, kind, part);
  else if (kind === 'pages') yield await pageEntries(tx);
  else
    yield (await openJobs(tx, now(), PART_SIZE)).map(({ slug, updatedAt }) => ({
      path: careerPath(slug),
      changedAt: updatedAt,
    }));
}

/** Compresses the XML as a stream; only the current batch and the compressed output are in memory. */
async function compressed(origin: string, batches: AsyncGenerator<SitemapEntry[]>) {
  const hash = createHash('sha256');
  let entries = 0;
  let body = Buffer.alloc(0);
  async function* pieces() {
    yield urlset.begin;
    for await (const batch of batches) {
      const piece = batch.map((entry) => urlset.entry(origin, entry)).join('');
      entries += batch.length;
      hash.update(piece);
      yield piece;
    }
    yield urlset.end;
  }
  await pipeline(pieces, createGzip(), async (chunks) => {
    body = await buffer(chunks);
  });
  return { body, entries, fingerprint: hash.digest('hex').slice(0, 16) };
}

/**
 * Rebuilds one part. Changes marked while it reads stay marked for the next run. An unchanged part keeps its date; an
 * empty one is deleted.
 */
export async function buildPart(ctx: SitemapCtx, key: PartKey): Promise<void> {
  const origin = ctx.links.siteOrigin;
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.delete(sitemapChanges).where(and(eq(sitemapChanges.kind, key.kind), eq(sitemapChanges.part, key.part)));
    const { body, entries, fingerprint } = await compressed(origin, readEntries(tx, ctx, key));
    if (entries === 0) {
      await tx.delete(sitemapParts).where(and(eq(sitemapParts.kind, key.kind), eq(sitemapParts.part, key.part)));
      return;
    }
    const row = { origin, body, entries, fingerprint, changedAt: ctx.now() };
    await tx
      .insert(sitemapParts)
      .values({ ...key, ...row })
      .onConflictDoUpdate({
        target: [sitemapParts.kind, sitemapParts.part],
        set: row,
        setWhere: sql`${sitemapParts.fingerprint} <> excluded.fingerprint or ${sitemapParts.origin} <> excluded.origin`,
      });
  });
}
