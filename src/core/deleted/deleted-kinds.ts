import type { DeletedKind } from '#contract';
import { type AnyPgColumn, type PgTable, tables } from '#db';

const { blogs, jobs, projects, properties, users } = tables;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long something deleted can be restored. */
const RESTORE_DAYS = 30;

/** What was deleted before this moment is gone for good. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MS);

/** When something that was deleted then is gone for good. */
export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RESTORE_DAYS * DAY_MS);

interface Kind {
  noun: string;
  table: PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn };
  name: AnyPgColumn;
  /** How it comes back: for nobody but staff to see, until somebody decides otherwise. */
  restored: Record<string, unknown>;
}

const LISTING = { status: 'draft', freshnessRemindedAt: null, hiddenForAgeAt: null };

/** What is kept for a while after it was deleted. Posted properties are not among it: their consent has ended. */
export const KINDS: Record<DeletedKind, Kind> = {
  property: { noun: 'Property', table: properties, name: properties.title, restored: LISTING },
  project: { noun: 'Project', table: projects, name: projects.title, restored: LISTING },
  blog: { noun: 'Blog', table: blogs, name: blogs.title, restored: { status: 'draft' } },
  jobs: { noun: 'Job', table: jobs, name: jobs.jobTitle, restored: {} },
  user: { noun: 'User', table: users, name: users.fullName, restored: { isActive: false } },
};
