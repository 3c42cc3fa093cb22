import type { DeletedKind } from '#contract';
import { and, eq, inArray, lt, type SQL, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { releaseMedia } from '../files/index.ts';
import { anonymiseFormerStaff } from './anonymise-former-staff.ts';
import { goneBefore, KINDS } from './deleted-kinds.ts';

const { blogs, jobApplications, jobs, projectConfigurations, projectImages, propertyImages, slugHistory } = tables;

const BATCH = 50;

/** Typing stand-in for the tables in KINDS. */
type AnyTable = typeof jobs;

interface Purge {
  /** The owner of its rows in the slug history. */
  owner: typeof slugHistory.$inferSelect.owner;
  /** Condition for rows that must not be removed yet. */
  but?: SQL;
  /** Media to release; those that another record uses are not removed. */
  pictures: (tx: Tx, ids: number[]) => Promise<{ id: number | null }[]>;
}

const PURGES: Record<Exclude<DeletedKind, 'user'>, Purge> = {
  property: {
    owner: 'property',
    pictures: (tx, ids) =>
      tx.select({ id: propertyImages.mediaId }).from(propertyImages).where(inArray(propertyImages.propertyId, ids)),
  },
  project: {
    owner: 'project',
    pictures: async (tx, ids) => [
      ...(await tx
        .select({ id: projectImages.mediaId })
        .from(projectImages)
        .where(inArray(projectImages.projectId, ids))),
      ...(await tx
        .select({ id: projectConfigurations.imageId })
        .from(projectConfigurations)
        .where(inArray(projectConfigurations.projectId, ids))),
    ],
  },
  blog: {
    owner: 'blog',
    pictures: (tx, ids) => tx.select({ id: blogs.imageId }).from(blogs).where(inArray(blogs.id, ids)),
  },
  jobs: {
    owner: 'job',
    // A job stays as long as there are applications for it, because they show its title.
    but: sql`exists (select from ${jobApplications} where ${jobApplications.jobId} = ${jobs.id})`,
    pictures: async () => [],
  },
};

const purgeSome = (ctx: Ctx, kind: keyof typeof PURGES): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const { owner, but, pictures } = PURGES[kind];
    const table = KINDS[kind].table as AnyTable;
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(lt(table.deletedAt, goneBefore(ctx.now())), but && sql`not ${but}`))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const shown = await pictures(tx, ids);
    await tx.delete(slugHistory).where(and(eq(slugHistory.owner, owner), inArray(slugHistory.ownerId, ids)));
    await tx.delete(table).where(inArray(table.id, ids));
    await releaseMedia(ctx, tx, [...new Set(shown.flatMap(({ id }) => id ?? []))]);
    return ids.length;
  });

/** Permanently removes records past the restore period, in batches; returns their number. */
export async function purgeDeleted(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const stopped = () => signal?.aborted === true;
  let purged = await anonymiseFormerStaff(ctx);
  for (const kind of Object.keys(PURGES) as (keyof typeof PURGES)[]) {
    let some = BATCH;
    while (some === BATCH && !stopped()) {
      some = await purgeSome(ctx, kind);
      purged += some;
    }
  }
  return purged;
}
