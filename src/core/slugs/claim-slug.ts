import slugify from '@sindresorhus/slugify';
import { and, eq, sql, type Tx, tables } from '#db';

const { slugHistory } = tables;

export const slugOwners = {
  property: tables.properties,
  project: tables.projects,
  blog: tables.blogs,
  job: tables.jobs,
  city: tables.cities,
  builder: tables.builders,
};

export type SlugOwner = keyof typeof slugOwners;

const MAX_LENGTH = 90;

/** Converts a title to a slug; a title without usable characters becomes the fallback. */
export function toSlug(title: string, fallback: string): string {
  const slug = slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, '');
  return slug === '' ? fallback : slug;
}

async function isTaken(tx: Tx, owner: SlugOwner, slug: string, ownId: number | undefined): Promise<boolean> {
  const table = slugOwners[owner];
  const [current] = await tx.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  if (current) return current.id !== ownId;
  const [former] = await tx
    .select({ id: slugHistory.ownerId })
    .from(slugHistory)
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.slug, slug)));
  return former !== undefined && former.id !== ownId;
}

/** Claims a slug that no other record of its kind has or had; a lock serialises concurrent claims of the same title. */
export async function claimSlug(tx: Tx, owner: SlugOwner, candidate: string, ownId?: number): Promise<string> {
  const base = toSlug(candidate, owner);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${owner}:${base}`}, 0))`);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await isTaken(tx, owner, slug, ownId))) return slug;
  }
}

/** Stores a former slug, so that it redirects to its owner permanently. */
export async function rememberSlug(tx: Tx, owner: SlugOwner, slug: string, ownerId: number): Promise<void> {
  await tx.insert(slugHistory).values({ owner, slug, ownerId }).onConflictDoNothing();
}

/** Redirects the current and former slugs of a deleted record to its replacement. */
export async function inheritSlugs(tx: Tx, owner: 'city' | 'builder', from: number, to: number): Promise<void> {
  const table = slugOwners[owner];
  const [gone] = await tx.select({ slug: table.slug }).from(table).where(eq(table.id, from));
  await tx
    .update(slugHistory)
    .set({ ownerId: to })
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.ownerId, from)));
  if (gone) await rememberSlug(tx, owner, gone.slug, to);
}
