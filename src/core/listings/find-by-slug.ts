import { type Db, tables } from '#db';
import { DomainError } from '../errors.ts';
import { findBySlug } from '../slugs/index.ts';

const { projects, properties } = tables;

type PropertyRow = typeof properties.$inferSelect;
type ProjectRow = typeof projects.$inferSelect;
type Found<Row> = PromiseLike<Row | undefined>;

const GONE = new Set(['withdrawn', 'sold']);

const isGone = ({ status, deletedAt }: PropertyRow | ProjectRow) => deletedAt !== null || GONE.has(status);

/** Drafts are reported as not found, so that visitors cannot detect them. */
async function rowOrError<Row extends PropertyRow | ProjectRow>(noun: string, found: Found<Row>): Promise<Row> {
  const row = await found;
  if (!row || (row.status !== 'published' && !GONE.has(row.status)))
    throw new DomainError('not_found', `${noun} not found`);
  return row;
}

/** For a listing that was once published, a visitor only learns that it is gone. */
async function shown<Row extends PropertyRow | ProjectRow>(noun: string, found: Found<Row>): Promise<Row> {
  const row = await rowOrError(noun, found);
  if (isGone(row)) throw new DomainError('gone', `This ${noun.toLowerCase()} is no longer listed`);
  return row;
}

const propertyAt = (db: Db, slug: string) =>
  findBySlug(db, 'property', slug, (where) => db.select().from(properties).where(where));

const projectAt = (db: Db, slug: string) =>
  findBySlug(db, 'project', slug, (where) => db.select().from(projects).where(where));

/** Finds a property by its current or a former slug; the row has the current one. */
export const findProperty = (db: Db, slug: string): Promise<PropertyRow> => shown('Property', propertyAt(db, slug));

export const findProject = (db: Db, slug: string): Promise<ProjectRow> => shown('Project', projectAt(db, slug));

/** Like findProperty, but includes sold and withdrawn listings, for pages that suggest others instead. */
export const findPropertyOrGone = (db: Db, slug: string): Promise<PropertyRow> =>
  rowOrError('Property', propertyAt(db, slug));

export const findProjectOrGone = (db: Db, slug: string): Promise<ProjectRow> =>
  rowOrError('Project', projectAt(db, slug));
