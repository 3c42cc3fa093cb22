import { and, type Db, eq, type SQL, tables } from '#db';

const { slugHistory } = tables;

const owners = { blog: tables.blogs, job: tables.jobs, property: tables.properties, project: tables.projects };

/**
 * Finds a record by its current slug, or else by a former one. The row contains the current slug, so that the caller
 * can redirect. `select` adds the columns and the visibility condition.
 */
export async function findBySlug<Row>(
  db: Db,
  owner: keyof typeof owners,
  slug: string,
  select: (where: SQL) => PromiseLike<Row[]>,
): Promise<Row | undefined> {
  // PostgreSQL rejects text that contains a NUL character.
  if (slug.includes('\0')) return undefined;
  const table = owners[owner];
  const [current] = await select(eq(table.slug, slug));
  if (current) return current;
  const [former] = await db
    .select({ id: slugHistory.ownerId })
    .from(slugHistory)
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.slug, slug)));
  if (!former) return undefined;
  const [moved] = await select(eq(table.id, former.id));
  return moved;
}
