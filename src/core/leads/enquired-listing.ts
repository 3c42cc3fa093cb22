import { type EnquiryInput, listingPath } from '#contract';
import { and, eq, inArray, isNull, type Tx, tables } from '#db';

const { postedProperties, projects, properties } = tables;

/** The listing that an enquiry is about. */
export interface EnquiredListing {
  title: string;
  path: string;
  cityId: number | null;
  reference: { propertyId: number } | { projectId: number } | { postedPropertyId: number };
}

/** Pages are cached, so enquiries can also be about a listing that was just taken down, never an unpublished one. */
const SEEN = ['published', 'withdrawn', 'sold'] as const;

async function published(tx: Tx, table: typeof properties | typeof projects, id: number) {
  const [found] = await tx
    .select({ slug: table.slug, title: table.title, cityId: table.cityId })
    .from(table)
    .where(and(eq(table.id, id), inArray(table.status, [...SEEN])));
  return found;
}

async function posted(tx: Tx, id: number): Promise<EnquiredListing | undefined> {
  const [found] = await tx
    .select({ city: postedProperties.city, cityId: postedProperties.cityId })
    .from(postedProperties)
    .where(and(eq(postedProperties.id, id), eq(postedProperties.isActive, true), isNull(postedProperties.deletedAt)));
  return (
    found && {
      title: `Posted property in ${found.city}`,
      path: listingPath('posted_property', id),
      cityId: found.cityId,
      reference: { postedPropertyId: id },
    }
  );
}

/** Finds the listing that a form named, if visitors could see it. */
export async function enquiredListing(tx: Tx, named: EnquiryInput['listing']): Promise<EnquiredListing | undefined> {
  if (!named) return undefined;
  const { kind, id } = named;
  if (kind === 'posted_property') return posted(tx, id);
  const found = await published(tx, kind === 'property' ? properties : projects, id);
  return (
    found && {
      title: found.title,
      path: listingPath(kind, found.slug),
      cityId: found.cityId,
      reference: kind === 'property' ? { propertyId: id } : { projectId: id },
    }
  );
}
