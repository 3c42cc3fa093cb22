import { type Db, sql } from '#db';
import { buildPart, type SitemapCtx } from './build.ts';
import { PART_SIZE, type PartKey, RANGED } from './parts.ts';

interface Row extends Record<string, unknown>, PartKey {}

/** The parts that a change was noted for, and those made for another address of the site. */
async function outdated({ db, links }: SitemapCtx): Promise<PartKey[]> {
  const { rows } = await db.execute<Row>(sql`
    select kind, part from sitemap_changes
    union select kind, part from sitemap_parts where origin <> ${links.siteOrigin} and kind not in ('pages', 'jobs')
    order by kind, part`);
  return rows.map(({ kind, part }) => ({ kind, part }));
}

/**
 * Brings the sitemap up to date: the parts in which something changed, and the two small ones, of which openings end
 * with the calendar and pages change with all the others. Asked to stop, it finishes the part at hand; what is left
 * stays marked.
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

/** Makes every part anew, as a repair or after rows were loaded past the triggers. */
export async function rebuildSitemap(ctx: SitemapCtx): Promise<void> {
  await markAll(ctx.db);
  await refreshSitemap(ctx);
}
