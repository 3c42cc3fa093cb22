import type { Tx } from '#db';
import { tables } from '#db';
import type { DemoProject } from '../rows/demo-rows.ts';
import { insertNamed, insertRows, type KeyLookup } from './insert.ts';
import type { ListKeys } from './lists.ts';

const { projectAmenities, projectBhks, projectConfigurations, projectImages, projects, projectTags } = tables;

type ProjectRow = typeof projects.$inferInsert;
type ConfigurationRow = typeof projectConfigurations.$inferInsert;

const projectRow = ({ row, city, builder }: DemoProject, keys: ListKeys, staffId: number): ProjectRow => ({
  ...row,
  cityId: keys.city(city),
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
      pictures.map(({ name }, index) => ({ projectId, position: index + 1, mediaId: keys.picture(name) })),
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
  await insertRows(
    tx,
    projectBhks,
    withIds.flatMap(({ projectId, bhks }) => bhks.map((bhk) => ({ projectId, bhkId: keys.bhk(bhk) }))),
  );
  return project;
}
