import { type Tx, tables } from '#db';
import type { DemoProject, DemoProperty } from '../rows/demo-rows.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';
import type { ListKeys } from './lists.ts';

const {
  projectAmenities,
  projectBhks,
  projectConfigurations,
  projectImages,
  projectPrices,
  projects,
  projectTags,
  properties,
  propertyAmenities,
  propertyBhks,
  propertyImages,
  propertyPrices,
  propertyTags,
} = tables;

type ProjectRow = typeof projects.$inferInsert;
type ConfigurationRow = typeof projectConfigurations.$inferInsert;

const projectRow = ({ row, city, builder }: DemoProject, keys: ListKeys, staffId: number): ProjectRow => ({
  ...row,
  cityId: keys.city(city),
  localityId: row.locality ? keys.locality(city, row.locality) : null,
  builderId: keys.builder(builder),
  reraCheckedBy: row.reraCheckedAt ? staffId : null,
  createdBy: staffId,
  updatedBy: staffId,
});

const configurationRows = (project: DemoProject, projectId: number, keys: ListKeys): ConfigurationRow[] =>
  project.configurations.map(({ title, location, bhk, area, price, picture }, position) => ({
    projectId,
    title,
    location,
    price,
    position,
    builtAreaValue: area.value,
    builtAreaUnit: area.unit,
    bhkId: bhk && keys.bhk(bhk),
    imageId: keys.picture(picture.name),
    createdAt: project.row.createdAt,
    updatedAt: project.row.updatedAt,
  }));

/** Stores the projects with all related rows, as entered by one staff user. */
export async function storeProjects(
  tx: Tx,
  all: readonly DemoProject[],
  keys: ListKeys,
  staffId: number,
): Promise<KeyLookup> {
  const rows = all.map((project) => projectRow(project, keys, staffId));
  const project = await insertNamed(tx, projects, 'slug', rows);
  const withIds = all.map((one) => ({ ...one, projectId: project(one.row.slug) }));
  await insertRows(
    tx,
    projectConfigurations,
    withIds.flatMap((one) => configurationRows(one, one.projectId, keys)),
  );
  await insertRows(
    tx,
    projectImages,
    withIds.flatMap(({ projectId, pictures }) =>
      pictures.map(({ name, kind }, index) => ({ projectId, position: index + 1, mediaId: keys.picture(name), kind })),
    ),
  );
  await insertRows(
    tx,
    projectTags,
    withIds.flatMap(({ projectId, tags }) => tags.map((name) => ({ projectId, tagId: keys.tag(name) }))),
  );
  await insertRows(
    tx,
    projectAmenities,
    withIds.flatMap(({ projectId, amenities }) =>
      amenities.map((name) => ({ projectId, amenityId: keys.amenity(name) })),
    ),
  );
  await tx.delete(projectPrices);
  await insertRows(
    tx,
    projectPrices,
    withIds.flatMap(({ projectId, row: { publishedAt, minimumPrice, maximumPrice } }) =>
      publishedAt && minimumPrice && maximumPrice
        ? [{ projectId, since: publishedAt, minimumPrice, maximumPrice }]
        : [],
    ),
  );
  await insertRows(
    tx,
    projectBhks,
    withIds.flatMap(({ projectId, bhks }) => bhks.map((bhk) => ({ projectId, bhkId: keys.bhk(bhk) }))),
  );
  return project;
}

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
  localityId: row.locality ? keys.locality(city, row.locality) : null,
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
      pictures.map(({ name, kind }, index) => ({ propertyId, position: index + 1, mediaId: keys.picture(name), kind })),
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
  // The prices that the trigger wrote start today.
  await tx.delete(propertyPrices);
  await insertRows(
    tx,
    propertyPrices,
    withIds.flatMap(({ propertyId, prices, row }) =>
      prices.map((price) => ({ propertyId, purpose: row.purpose ?? ('sale' as const), ...price })),
    ),
  );
  return property;
}
