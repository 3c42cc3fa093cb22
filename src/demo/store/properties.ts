import type { Tx } from '#db';
import { tables } from '#db';
import type { DemoProperty } from '../rows/demo-rows.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';
import type { ListKeys } from './lists.ts';

const { properties, propertyAmenities, propertyBhks, propertyImages, propertyTags } = tables;

/** A property can belong to a project. */
type PropertyKeys = ListKeys & { project: KeyLookup };
type PropertyRow = typeof properties.$inferInsert;

const propertyRow = (
  { row, city, builder, project }: DemoProperty,
  keys: PropertyKeys,
  staffId: number,
): PropertyRow => ({
  ...row,
  cityId: keys.city(city),
  builderId: builder === null ? null : keys.builder(builder),
  projectId: project === null ? null : keys.project(project),
  createdBy: staffId,
  updatedBy: staffId,
});

/** Stores the properties with all related rows, as entered by one staff user. */
export async function storeProperties(
  tx: Tx,
  all: readonly DemoProperty[],
  keys: PropertyKeys,
  staffId: number,
): Promise<KeyLookup> {
  const rows = all.map((property) => propertyRow(property, keys, staffId));
  const property = await insertNamed(tx, properties, 'slug', rows);
  const withIds = all.map((one) => ({ ...one, propertyId: property(one.row.slug) }));
  await insertRows(
    tx,
    propertyImages,
    withIds.flatMap(({ propertyId, pictures }) =>
      pictures.map(({ name }, index) => ({ propertyId, position: index + 1, mediaId: keys.picture(name) })),
    ),
  );
  await insertRows(
    tx,
    propertyTags,
    withIds.flatMap(({ propertyId, tags }) => tags.map((name) => ({ propertyId, tagId: keys.tag(name) }))),
  );
  await insertRows(
    tx,
    propertyAmenities,
    withIds.flatMap(({ propertyId, amenities }) =>
      amenities.map((name) => ({ propertyId, amenityId: keys.amenity(name) })),
    ),
  );
  await insertRows(
    tx,
    propertyBhks,
    withIds.flatMap(({ propertyId, bhks }) => bhks.map((bhk) => ({ propertyId, bhkId: keys.bhk(bhk) }))),
  );
  return property;
}
