import type { DeletedKind } from '#contract';
import { type AnyPgColumn, and, eq, inArray, lt, type PgTable, type SQL, sql, type Tx, tables } from '#db';
import { deleteSecondFactors } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { releaseMedia } from '../files.ts';
import { eraseAuditValues } from '../history/index.ts';

const {
  blogs,
  jobApplications,
  jobs,
  projectConfigurations,
  projectImages,
  propertyImages,
  slugHistory,
  auditEntries,
  users,
  projects,
  properties,
} = tables;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a deleted record can be restored. */
const RESTORE_DAYS = 30;

/** Records deleted before this time are removed permanently. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MS);

/** When a record deleted at this time is removed permanently. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);

interface Kind {
  noun: string;
  table: PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn };
  name: AnyPgColumn;
  /** Values set on restore: only staff see the record until it is published or activated again. */
  restored: Record<string, unknown>;
}

const LISTING = { status: 'draft', freshnessRemindedAt: null, hiddenForAgeAt: null };

/** The kinds of record that can be restored. Posted properties cannot: deleting one withdraws its consent. */
export const KINDS: Record<DeletedKind, Kind> = {
  property: { noun: 'Property', table: properties, name: properties.title, restored: LISTING },
  project: { noun: 'Project', table: projects, name: projects.title, restored: LISTING },
  blog: { noun: 'Blog', table: blogs, name: blogs.title, restored: { status: 'draft' } },
  jobs: { noun: 'Job', table: jobs, name: jobs.jobTitle, restored: {} },
  user: { noun: 'User', table: users, name: users.fullName, restored: { isActive: false } },
};

/** The reserved .invalid domain never receives email. */
const NOWHERE = '@former.invalid';

/**
 * Removes personal data from accounts whose restore period is over and returns their number. The rows stay, so that
 * audit entries by one person keep the same actor; the details of audit entries about the account are cleared.
 */
const anonymiseFormerStaff = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(lt(users.deletedAt, goneBefore(ctx.now())), sql`${users.email} not like ${`%${NOWHERE}`}`))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(users)
      .set({
        fullName: 'Former colleague',
        email: sql`${users.id} || ${NOWHERE}`,
        mobileNumber: null,
        passwordHash: null,
      })
      .where(inArray(users.id, ids));
    await deleteSecondFactors(tx, ids);
    const entries = await tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'user'), inArray(auditEntries.entityId, ids.map(String))));
    await eraseAuditValues(
      tx,
      entries.map(({ id }) => id),
    );
    return ids.length;
  });

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
