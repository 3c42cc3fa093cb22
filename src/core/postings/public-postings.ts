import {
  Id,
  MAX_PAGE,
  PAGE_SIZE,
  type POSTED_PROPERTY_READS,
  type PostedProperty,
  type PostedPropertyAnswer,
  type PostedPropertyList,
  type PostedPropertySearch,
  type ReadHandlers,
} from '#contract';
import { and, count, type Db, desc, eq, inArray, isNull, type SQL, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { shownPicture } from '../pictures/index.ts';
import { posterName } from '../poster-name.ts';
import { publicAddress } from './public-address.ts';

const { media, postedProperties, postedPropertyImages: images } = tables;

/** Public columns of a listing, listed one by one so that email and phone are never queried. */
const postedColumns = {
  id: postedProperties.id,
  posted_by: postedProperties.postedBy,
  property_type: postedProperties.propertyType,
  address: postedProperties.address,
  property_details: postedProperties.propertyDetails,
  name: postedProperties.name,
  createdAt: postedProperties.createdAt,
  city: postedProperties.city,
  purpose: postedProperties.purpose,
  price: postedProperties.price,
  areaValue: postedProperties.areaValue,
  areaUnit: postedProperties.areaUnit,
  slug: sql<
    string | null
  >`(select p.slug from properties p where p.posting_id = posted_properties.id and p.status = 'published')`,
};

type PostedRow = Pick<
  typeof postedProperties.$inferSelect,
  'id' | 'address' | 'name' | 'createdAt' | 'city' | 'purpose' | 'price' | 'areaValue' | 'areaUnit'
> &
  Pick<PostedProperty, 'posted_by' | 'property_type' | 'property_details' | 'slug'>;

/** Public view of a visitor's listing. */
function presentPosted({ areaValue, areaUnit, ...row }: PostedRow, pictures: string[]): PostedProperty {
  const [image_url1 = null, image_url2 = null, image_url3 = null, image_url4 = null, image_url5 = null] = pictures;
  return {
    ...row,
    name: posterName(row.name),
    address: publicAddress(row.address),
    createdAt: row.createdAt.toISOString(),
    area: areaValue === null || areaUnit === null ? null : { value: areaValue, unit: areaUnit },
    image_url1,
    image_url2,
    image_url3,
    image_url4,
    image_url5,
  };
}

const shown = and(eq(postedProperties.isActive, true), isNull(postedProperties.deletedAt));

/** No page and no search goes beyond these rows, so the cost does not grow with the table. */
const newestShown = (db: Db) =>
  db
    .select({ id: postedProperties.id })
    .from(postedProperties)
    .where(shown)
    .orderBy(desc(postedProperties.createdAt), postedProperties.id)
    .limit(MAX_PAGE * PAGE_SIZE);

function matching(db: Db, { posted_by, property_type, city }: PostedPropertySearch): SQL | undefined {
  const condition = and(
    posted_by && eq(postedProperties.postedBy, posted_by),
    property_type && eq(postedProperties.propertyType, property_type),
    city === undefined ? undefined : eq(sql`lower(${postedProperties.city})`, sql`lower(${city})`),
  );
  return condition ? and(condition, inArray(postedProperties.id, newestShown(db))) : shown;
}

/** Visible pictures of the listings, in the poster's order. */
async function getPictures(db: Db, ids: number[]): Promise<(id: number) => string[]> {
  if (ids.length === 0) return () => [];
  const rows = await db
    .select({ owner: images.postedPropertyId, path: media.path })
    .from(images)
    .innerJoin(media, shownPicture(images.mediaId))
    .where(inArray(images.postedPropertyId, ids))
    .orderBy(images.postedPropertyId, images.position);
  return (id) => rows.filter(({ owner }) => owner === id).map(({ path }) => path);
}

/** A page of active visitor listings, newest first. */
async function listPostedProperties(db: Db, search: PostedPropertySearch): Promise<PostedPropertyList> {
  const where = matching(db, search);
  const [rows, [all]] = await Promise.all([
    db
      .select(postedColumns)
      .from(postedProperties)
      .where(where)
      .orderBy(desc(postedProperties.createdAt), postedProperties.id)
      .limit(PAGE_SIZE)
      .offset(rowsBefore(search.page)),
    db.select({ posted: count() }).from(postedProperties).where(where),
  ]);
  const pictures = await getPictures(
    db,
    rows.map(({ id }) => id),
  );
  const properties = rows.map((row) => presentPosted(row, pictures(row.id)));
  return { success: true, properties, ...totals(all?.posted ?? 0) };
}

/** Returns a visitor's listing; throws unless it is active. */
async function readPostedProperty(db: Db, id: number): Promise<PostedPropertyAnswer> {
  const [found] = Id.safeParse(id).success
    ? await db
        .select(postedColumns)
        .from(postedProperties)
        .where(and(shown, eq(postedProperties.id, id)))
    : [];
  if (!found) throw new DomainError('not_found', 'Property not found');
  const pictures = await getPictures(db, [id]);
  return { success: true, property: presentPosted(found, pictures(id)) };
}

export const postedPropertyReads = ({ db }: Ctx): ReadHandlers<keyof typeof POSTED_PROPERTY_READS> => ({
  '/public-property': (search) => listPostedProperties(db, search),
  '/public-property/:id': ({ id }) => readPostedProperty(db, id),
});
