import { and, type Db, eq, tables } from '#db';
import { DomainError } from '../errors.ts';

const { projects, properties, slugHistory } = tables;

const GONE = new Set(['withdrawn', 'sold']);

async function ownerOf(db: Db, owner: 'property' | 'project', slug: string): Promise<number | undefined> {
  const [known] = await db
    .select({ id: slugHistory.ownerId })
    .from(slugHistory)
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.slug, slug)));
  return known?.id;
}

/** The rest of the row decides what a visitor may know of it: nothing of drafts, "gone" of what was once shown. */
function refuseUnlessShown(noun: string, listing: { status: string; deletedAt: Date | null } | undefined): void {
  if (!listing || (listing.status !== 'published' && !GONE.has(listing.status))) {
    throw new DomainError('not_found', `${noun} not found`);
  }
  if (listing.deletedAt !== null || GONE.has(listing.status)) {
    throw new DomainError('gone', `This ${noun.toLowerCase()} is no longer listed`);
  }
}

/** The property of an address, also of one it had before; the answer's own slug says which it has now. */
export async function findProperty(db: Db, slug: string): Promise<typeof properties.$inferSelect> {
  const find = (condition: ReturnType<typeof eq>) => db.select().from(properties).where(condition);
  const [current] = await find(eq(properties.slug, slug));
  const former = current ? undefined : await ownerOf(db, 'property', slug);
  const [property] = former === undefined ? [current] : await find(eq(properties.id, former));
  refuseUnlessShown('Property', property);
  return property as typeof properties.$inferSelect;
}

export async function findProject(db: Db, slug: string): Promise<typeof projects.$inferSelect> {
  const find = (condition: ReturnType<typeof eq>) => db.select().from(projects).where(condition);
  const [current] = await find(eq(projects.slug, slug));
  const former = current ? undefined : await ownerOf(db, 'project', slug);
  const [project] = former === undefined ? [current] : await find(eq(projects.id, former));
  refuseUnlessShown('Project', project);
  return project as typeof projects.$inferSelect;
}
