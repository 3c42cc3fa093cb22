import type { PropertyAnswer, SimilarProperties } from '#contract';
import type { Db, tables } from '#db';
import { sharePicturePath } from '../share-pictures/index.ts';
import { findProperty, findPropertyOrGone } from './find-by-slug.ts';
import { listingParts, presentDetail } from './listing-parts.ts';
import { presentPropertyItems } from './property-items.ts';
import { similarProperties } from './similar.ts';

/** A stored property with everything its page shows, and the two most similar properties. */
export async function presentProperty(db: Db, row: typeof tables.properties.$inferSelect): Promise<PropertyAnswer> {
  const [[item], parts, og_image, similar] = await Promise.all([
    presentPropertyItems(db, [row.id]),
    listingParts(db, 'property', row.id),
    sharePicturePath(db, 'property', row.id),
    similarProperties(db, row.id).then((ids) => presentPropertyItems(db, ids)),
  ]);
  if (!item) throw new Error(`property ${row.id} vanished while it was read`);
  return {
    success: true,
    property: {
      ...item,
      ...presentDetail(row, parts),
      area:
        row.builtUpAreaValue === null || row.builtUpAreaUnit === null
          ? null
          : { value: row.builtUpAreaValue, unit: row.builtUpAreaUnit },
      furnishing: row.furnishing,
      facing: row.facing,
      maintenance: row.maintenance,
      possession_date: row.possessionDate,
      og_image,
      similar,
    },
  };
}

/** The page of a published property. */
export const readProperty = async (db: Db, slug: string): Promise<PropertyAnswer> =>
  presentProperty(db, await findProperty(db, slug));

/** The two most similar properties, for the page of a property that is no longer listed. */
export async function readSimilarProperties(db: Db, slug: string): Promise<SimilarProperties> {
  const { id } = await findPropertyOrGone(db, slug);
  return { success: true, properties: await presentPropertyItems(db, await similarProperties(db, id)) };
}
