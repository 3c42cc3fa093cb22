import { and, eq, tables } from '#db';
import { buildPart, type SitemapCtx } from './build.ts';
import { partNamed, toPartName } from './parts.ts';
import { sitemapIndex } from './xml.ts';

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
    .where(eq(sitemapParts.origin, links.siteOrigin))
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
