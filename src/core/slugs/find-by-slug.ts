import { and, type Db, eq, type SQL, tables } from '#db';

const { slugHistory } = tables;

const owners = { blog: tables.blogs, job: tables.jobs, property: tables.properties, project: tables.projects };

/**
 * Finds what has a slug now, or else what once had it. The row carries its current slug, so that a caller can tell and
 * redirect. `select` adds the columns and what visitors may see.
 */
export async function findBySlug<Row>(
  db: Db,
  owner: keyof typeof owners,
  slug: string,
  select: (where: SQL) => PromiseLike<Row[]>,
): Promise<Row | undefined> {
  // The database cannot hold a zero character and would refuse to be asked for one.
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
