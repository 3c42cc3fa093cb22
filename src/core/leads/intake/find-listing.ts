import { listingPath } from '#contract';
import { and, eq, type Tx, tables } from '#db';

const { projects, properties } = tables;

export interface NamedListing {
  title: string;
  path: string;
  cityId: number | null;
  reference: { propertyId: number } | { projectId: number };
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
