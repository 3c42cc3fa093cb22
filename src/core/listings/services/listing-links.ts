import type { ProjectInput, PropertyInput, StaffPicture } from '#contract';
import { type Db, sql, type Tx } from '#db';
import { choosePictures, staffPictures } from '../../pictures/index.ts';
import type { Change } from '../../records/index.ts';
import { type ListingOwner, replaceLinks, syncRow } from '../write-listing.ts';

interface LinkIds extends Record<string, unknown> {
  tag_ids: number[];
  amenity_ids: number[];
  bhk_ids: number[];
  image_ids: number[];
}

/** The ids that a listing is linked to, in their order. */
export async function linkIds(db: Pick<Db, 'execute'> | Tx, owner: ListingOwner, id: number): Promise<LinkIds> {
  const ids = (table: string, column: string, order = column) =>
    sql.raw(`array(select ${column} from ${owner}_${table} where ${owner}_id = ${id} order by ${order})`);
  const { rows } = await db.execute<LinkIds>(sql`select
    ${ids('tags', 'tag_id')} as tag_ids, ${ids('amenities', 'amenity_id')} as amenity_ids,
    ${ids('bhks', 'bhk_id')} as bhk_ids, ${ids('images', 'media_id', 'position')} as image_ids`);
  const [found] = rows;
  if (!found) throw new Error('a select without a table has one row');
  // The driver returns bigint arrays as text.
  return Object.fromEntries(
    Object.entries(found).map(([name, list]) => [name, (list as unknown[]).map(Number)]),
  ) as LinkIds;
}

/** The links of a listing under the field names of its form. */
export async function readLinks(
  db: Db,
  owner: ListingOwner,
  id: number,
): Promise<Omit<LinkIds, 'image_ids'> & { images: StaffPicture[] }> {
  const { image_ids, ...links } = await linkIds(db, owner, id);
  return { ...links, images: await staffPictures(db, image_ids) };
}

/** Stores the links sent by a form and updates the search row. */
export async function writeLinks(
  { tx }: Change,
  owner: ListingOwner,
  id: number,
  { tag_ids, amenity_ids, bhk_ids, images }: Partial<PropertyInput | ProjectInput>,
): Promise<void> {
  await replaceLinks(tx, owner, id, {
    tagIds: tag_ids && [...new Set(tag_ids)],
    amenityIds: amenity_ids && [...new Set(amenity_ids)],
    bhkIds: bhk_ids && [...new Set(bhk_ids)],
    imageIds: images && (await choosePictures(tx, images)),
  });
  await syncRow(tx, owner, id);
}
