import {
  Id,
  MAX_PAGE,
  PAGE_SIZE,
  type PostedPropertyAnswer,
  type PostedPropertyList,
  type PostedPropertySearch,
} from '#contract';
import { and, count, type Db, desc, eq, inArray, isNull, type SQL, sql, tables } from '#db';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { shownPicture } from '../pictures/index.ts';
import { postedColumns, presentPosted } from './present-posted.ts';

const { media, postedProperties, postedPropertyImages: images } = tables;

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
export async function listPostedProperties(db: Db, search: PostedPropertySearch): Promise<PostedPropertyList> {
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
export async function readPostedProperty(db: Db, id: number): Promise<PostedPropertyAnswer> {
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
