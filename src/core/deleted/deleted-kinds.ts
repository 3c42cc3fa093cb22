import type { DeletedKind } from '#contract';
import { type AnyPgColumn, type PgTable, tables } from '#db';

const { blogs, jobs, projects, properties, users } = tables;

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
