import type { Project, ProjectAnswer, SimilarProjects } from '#contract';
import { type Db, sql, type tables } from '#db';
import { SHOWN } from '../pictures/index.ts';
import { sharePicturePath } from '../share-pictures/index.ts';
import { findProject, findProjectOrGone } from './find-by-slug.ts';
import { listingParts, presentDetail } from './listing-parts.ts';
import { presentProjectItems } from './project-items.ts';
import { similarProjects } from './similar.ts';

interface ConfigurationRow extends Record<string, unknown> {
  id: number;
  title: string;
  image_url: string | null;
  area_value: string | null;
  area_unit: NonNullable<Project['area']>['unit'] | null;
  bhk: string | null;
  location: string;
  price: number | null;
}

async function getConfigurations(db: Db, projectId: number): Promise<Project['project_configurations']> {
  const { rows } = await db.execute<ConfigurationRow>(sql`
    select pc.id, pc.title, m.path as image_url, pc.built_area_value as area_value, pc.built_area_unit as area_unit,
      b.bhk, pc.location, pc.price
    from project_configurations pc left join media m on m.id = pc.image_id and ${SHOWN} left join bhk_options b on b.id = pc.bhk_id
    where pc.project_id = ${projectId} order by pc.position, pc.id limit 100`);
  return rows.map(({ area_value, area_unit, ...row }) => ({
    ...row,
    built_area: area_value === null || area_unit === null ? null : { value: Number(area_value), unit: area_unit },
  }));
}

/** A stored project with everything its page shows, and the two most similar projects. */
export async function presentProject(db: Db, row: typeof tables.projects.$inferSelect): Promise<ProjectAnswer> {
  const [[item], parts, configurations, og_image, similar] = await Promise.all([
    presentProjectItems(db, [row.id]),
    listingParts(db, 'project', row.id),
    getConfigurations(db, row.id),
    sharePicturePath(db, 'project', row.id),
    similarProjects(db, row.id).then((ids) => presentProjectItems(db, ids)),
  ]);
  if (!item) throw new Error(`project ${row.id} vanished while it was read`);
  return {
    success: true,
    project: {
      ...item,
      ...presentDetail(row, parts),
      highlight: row.highlight,
      project_configurations: configurations,
      og_image,
      similar,
    },
  };
}

/** The page of a published project. */
export const readProject = async (db: Db, slug: string): Promise<ProjectAnswer> =>
  presentProject(db, await findProject(db, slug));

/** The two most similar projects, for the page of a project that is no longer listed. */
export async function readSimilarProjects(db: Db, slug: string): Promise<SimilarProjects> {
  const { id } = await findProjectOrGone(db, slug);
  return { success: true, projects: await presentProjectItems(db, await similarProjects(db, id)) };
}
