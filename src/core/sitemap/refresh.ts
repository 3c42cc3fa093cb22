import { type Db, sql } from '#db';
import { buildPart, type SitemapCtx } from './build.ts';
import { PART_SIZE, type PartKey, RANGED } from './parts.ts';

interface Row extends Record<string, unknown>, PartKey {}

/** Parts that are marked as changed, or were built for another site origin. */
async function outdated({ db, links }: SitemapCtx): Promise<PartKey[]> {
  const { rows } = await db.execute<Row>(sql`
    select kind, part from sitemap_changes
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
