import { and, type Db, eq, inArray, sql, tables } from '#db';
import { buildPart, type SitemapCtx } from './build.ts';
import { KINDS, PART_SIZE, type PartKey, partNamed, RANGED, sitemapIndex, toPartName } from './parts.ts';

const { sitemapParts } = tables;

/** Maximum parts in a sitemap index. */
const MAX_PARTS = 50_000;

export interface SitemapPart {
  /** The XML, compressed with gzip. */
  gzip: Buffer;
  fingerprint: string;
  changedAt: Date;
}

const getParts = ({ db, links }: SitemapCtx) =>
  db
    .select({ kind: sitemapParts.kind, part: sitemapParts.part, changedAt: sitemapParts.changedAt })
    .from(sitemapParts)
    // An earlier release has more kinds.
    .where(and(eq(sitemapParts.origin, links.siteOrigin), inArray(sitemapParts.kind, [...KINDS])))
    .orderBy(sitemapParts.kind, sitemapParts.part)
    .limit(MAX_PARTS);

/** The sitemap index; before the worker's first run the pages part is built on request, because it is small. */
export async function readSitemapIndex(ctx: SitemapCtx): Promise<string> {
  let parts = await getParts(ctx);
  if (parts.length === 0) {
    await buildPart(ctx, { kind: 'pages', part: 0 });
    parts = await getParts(ctx);
  }
  return sitemapIndex(
    ctx.links.siteOrigin,
    parts.map(({ changedAt, ...key }) => ({ path: `/sitemaps/${toPartName(key)}.xml`, changedAt })),
  );
}

export async function readSitemapPart({ db, links }: SitemapCtx, name: string): Promise<SitemapPart | undefined> {
  const key = partNamed(name);
  if (!key) return undefined;
  const [found] = await db
    .select({ gzip: sitemapParts.body, fingerprint: sitemapParts.fingerprint, changedAt: sitemapParts.changedAt })
    .from(sitemapParts)
    .where(
      and(eq(sitemapParts.kind, key.kind), eq(sitemapParts.part, key.part), eq(sitemapParts.origin, links.siteOrigin)),
    );
  return found;
}

interface Row extends Record<string, unknown>, PartKey {}

/** Parts that are marked as changed, or were built for another site origin. */
async function outdated({ db, links }: SitemapCtx): Promise<PartKey[]> {
  const { rows } = await db.execute<Row>(sql`
    select kind, part from sitemap_changes where kind = any(${sql.param(KINDS)})
    union select kind, part from sitemap_parts where origin <> ${links.siteOrigin} and kind not in ('pages', 'jobs')
    order by kind, part`);
  return rows.map(({ kind, part }) => ({ kind, part }));
}

/**
 * Rebuilds the changed parts, and always the two small ones: job openings expire by date, and pages depend on all other
 * parts. When aborted, it finishes the current part; the rest stay marked.
 */
export async function refreshSitemap(ctx: SitemapCtx, signal?: AbortSignal): Promise<void> {
  const parts: PartKey[] = [...(await outdated(ctx)), { kind: 'jobs', part: 0 }, { kind: 'pages', part: 0 }];
  for (const key of parts) {
    if (signal?.aborted) return;
    await buildPart(ctx, key);
  }
}

/** Marks every part as changed. */
async function markAll(db: Db): Promise<void> {
  for (const kind of RANGED) {
    const table = sql.raw(kind.replaceAll('-', '_'));
    await db.execute(sql`
      insert into sitemap_changes (kind, part)
      select ${kind}, generate_series(0, ((last - 1) / ${PART_SIZE})::integer) from (select max(id) as last from ${table}) filled where last is not null
      union select kind, part from sitemap_parts where kind = ${kind}`);
  }
}

/** Rebuilds every part, as a repair or after rows were loaded without triggers. */
export async function rebuildSitemap(ctx: SitemapCtx): Promise<void> {
  await markAll(ctx.db);
  await refreshSitemap(ctx);
}
