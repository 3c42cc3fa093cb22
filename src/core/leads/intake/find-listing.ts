import { listingPath } from '#contract';
import { and, type Db, eq, inArray, type SQL, sql, type Tx, tables } from '#db';

const { projects, properties } = tables;

export interface NamedListing {
  title: string;
  path: string;
  cityId: number | null;
  reference: { propertyId: number } | { projectId: number } | { postedPropertyId: number };
}

const SLUG = /^[a-z0-9-]{1,90}$/;

/** The last part of an address, without its query; undefined if it cannot be that of a listing. */
function getLastPart(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const last = path.split('/').findLast((part) => part !== '');
  return last !== undefined && SLUG.test(last) ? last : undefined;
}

/** The published listing that another system names by its address, or by the last part of it. */
export async function findListing(tx: Tx, named: string): Promise<NamedListing | undefined> {
  const slug = getLastPart(named);
  if (slug === undefined) return undefined;
  const columns = (table: typeof projects | typeof properties) => ({
    id: table.id,
    title: table.title,
    cityId: table.cityId,
  });
  const isNamed = (table: typeof projects | typeof properties) =>
    and(eq(table.slug, slug), eq(table.status, 'published'));
  const [property] = await tx.select(columns(properties)).from(properties).where(isNamed(properties));
  if (property) {
    const { id, ...listing } = property;
    return { ...listing, path: listingPath('property', slug), reference: { propertyId: id } };
  }
  const [project] = await tx.select(columns(projects)).from(projects).where(isNamed(projects));
  if (!project) return undefined;
  const { id, ...listing } = project;
  return { ...listing, path: listingPath('project', slug), reference: { projectId: id } };
}

/** Leads of a sheet can also be about listings that were taken down since, never about unpublished ones. */
const SEEN = ['published', 'withdrawn', 'sold'] as const;

type Table = typeof projects | typeof properties;

/** The only listing of a table that meets a condition. */
async function findOnly(db: Db | Tx, table: Table, condition: SQL): Promise<NamedListing | undefined> {
  const postingId = 'postingId' in table ? table.postingId : sql<null>`null`;
  const rows = await db
    .select({ id: table.id, slug: table.slug, title: table.title, cityId: table.cityId, postingId })
    .from(table)
    .where(and(condition, inArray(table.status, [...SEEN])))
    .limit(2);
  const [found] = rows;
  if (!found || rows.length > 1) return undefined;
  const { id, slug, title, cityId } = found;
  if (table === projects) return { title, cityId, path: listingPath('project', slug), reference: { projectId: id } };
  const reference = found.postingId === null ? { propertyId: id } : { postedPropertyId: found.postingId };
  return { title, cityId, path: listingPath('property', slug), reference };
}

/** The text as a pattern that matches nothing else. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

interface SheetName {
  /** The cell of a column with IDs. */
  id: string;
  /** The cell of a column with titles or addresses. */
  title: string;
  /** Whether projects are looked at first. */
  isProject: boolean;
}

/** The listing that a row of a sheet names: by its ID, its address, or a title that no other one has. */
export async function findSheetListing(
  db: Db | Tx,
  { id, title, isProject }: SheetName,
): Promise<NamedListing | undefined> {
  const order = isProject ? [projects, properties] : [properties, projects];
  for (const table of order) {
    const found = /^\d{1,15}$/.test(id) ? await findOnly(db, table, eq(table.id, Number(id))) : undefined;
    if (found) return found;
  }
  if (title === '') return undefined;
  const slug = title.includes('/') ? getLastPart(title) : undefined;
  for (const table of order) {
    const isNamed = slug === undefined ? sql`${table.title} ilike ${literally(title)}` : eq(table.slug, slug);
    const found = await findOnly(db, table, isNamed);
    if (found) return found;
  }
  return undefined;
}
