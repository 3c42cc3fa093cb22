import type { ListingPreview } from '#contract';
import { and, eq, isNull, tables } from '#db';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Actor } from '../../records/index.ts';
import { presentProject, presentProperty } from '../read-listing.ts';
import { getTable, type ListingOwner } from '../search-rows.ts';

const { projects, properties } = tables;
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/** A link, valid for a week, that shows the page of a listing, published or not, to anyone who has it. */
export async function previewLink(
  ctx: Ctx,
  { staff }: Actor,
  owner: ListingOwner,
  id: number,
): Promise<{ url: string; expires_at: Date }> {
  authorise(staff, owner === 'project' ? 'projects:see' : 'properties:see');
  const table = getTable(owner);
  const [found] = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)));
  if (!found) throw new DomainError('not_found', owner === 'property' ? 'Property not found' : 'Project not found');
  const expires_at = new Date(ctx.now().getTime() + VALID_MS);
  return { url: `${ctx.links.siteOrigin}/preview/${ctx.links.token(`preview-${owner}`, id, expires_at)}`, expires_at };
}

/** The listing of a preview link, as visitors would see it; undefined after the link has expired. */
export async function readPreview(
  { db, links, now }: Ctx,
  { token }: { token: string },
): Promise<ListingPreview | undefined> {
  const propertyId = links.read('preview-property', token, now());
  if (propertyId !== undefined) {
    const [row] = await db
      .select()
      .from(properties)
      .where(and(eq(properties.id, propertyId), isNull(properties.deletedAt)));
    return row && { kind: 'property', item: (await presentProperty(db, row)).property };
  }
  const projectId = links.read('preview-project', token, now());
  if (projectId === undefined) return undefined;
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  return row && { kind: 'project', item: (await presentProject(db, row)).project };
}
