import { type Db, tables } from '#db';
import { DomainError } from '../errors.ts';
import { findBySlug } from '../find-by-slug.ts';

const { projects, properties } = tables;

const GONE = new Set(['withdrawn', 'sold']);

/** A visitor may know nothing of drafts, and of what was once shown only that it is gone. */
function shown<Listing extends { status: string; deletedAt: Date | null }>(
  noun: string,
  listing: Listing | undefined,
): Listing {
  if (!listing || (listing.status !== 'published' && !GONE.has(listing.status))) {
    throw new DomainError('not_found', `${noun} not found`);
  }
  if (listing.deletedAt !== null || GONE.has(listing.status)) {
    throw new DomainError('gone', `This ${noun.toLowerCase()} is no longer listed`);
  }
  return listing;
}

/** The property of an address, also of one it had before; its own slug says which it has now. */
export const findProperty = async (db: Db, slug: string): Promise<typeof properties.$inferSelect> =>
  shown('Property', await findBySlug(db, 'property', slug, (where) => db.select().from(properties).where(where)));

export const findProject = async (db: Db, slug: string): Promise<typeof projects.$inferSelect> =>
  shown('Project', await findBySlug(db, 'project', slug, (where) => db.select().from(projects).where(where)));
