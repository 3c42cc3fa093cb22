import { and, eq, inArray, lt, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { releaseMedia } from './release-media.ts';

const { jobApplications, media } = tables;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Folders of files that are uploaded before their media rows are stored. */
const FOLDERS = ['private/incoming', 'private/applications'];
/** How long infected files are retained as evidence. */
const EVIDENCE_DAYS = 30;
const BATCH = 200;

async function removeUnreferenced(ctx: Ctx, paths: string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const rows = await ctx.db.select({ path: media.path }).from(media).where(inArray(media.path, paths));
  const referenced = new Set(rows.map(({ path }) => path));
  const unreferenced = paths.filter((path) => !referenced.has(path));
  for (const path of unreferenced) await ctx.files.remove(path);
  return unreferenced.length;
}

/** A file without a media row after a day belongs to a form that was never stored. */
async function sweepFolder(ctx: Ctx, folder: string): Promise<number> {
  const latest = ctx.now().getTime() - DAY_MS;
  let removed = 0;
  let old: string[] = [];
  for await (const { path, modifiedAt } of ctx.files.list(folder)) {
    if (modifiedAt.getTime() < latest) old.push(path);
    if (old.length < BATCH) continue;
    removed += await removeUnreferenced(ctx, old);
    old = [];
  }
  return removed + (await removeUnreferenced(ctx, old));
}

/** Removes expired quarantined documents that no application refers to. */
const sweepEvidence = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const before = new Date(ctx.now().getTime() - EVIDENCE_DAYS * DAY_MS);
    const found = await tx
      .select({ id: media.id })
      .from(media)
      .where(
        and(
          eq(media.status, 'rejected'),
          sql`${media.path} like 'private/quarantine/%'`,
          lt(media.createdAt, before),
          sql`not exists (select from ${jobApplications} where ${jobApplications.fileId} = ${media.id})`,
        ),
      )
      .limit(BATCH);
    return releaseMedia(
      ctx,
      tx,
      found.map(({ id }) => id),
    );
  });

/** Removes unreferenced files and expired quarantined documents; returns their number. */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  let removed = await sweepEvidence(ctx);
  for (const folder of FOLDERS) removed += await sweepFolder(ctx, folder);
  return removed;
}
