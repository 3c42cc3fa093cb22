import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { careerPath } from '#contract';
import { and, eq, sql, type Tx, tables } from '#db';
import { openJobs } from '../careers/index.ts';
import type { Ctx } from '../context.ts';
import { pageEntries } from './page-entries.ts';
import { isRanged, PART_SIZE, type PartKey } from './parts.ts';
import { rangedEntries } from './ranged-entries.ts';
import { type SitemapEntry, urlset } from './xml.ts';

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
