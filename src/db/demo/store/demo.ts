import type { Tx } from '../../connection.ts';
import { type DemoData, picturesOf } from '../demo-data.ts';
import { storeActivity } from './activity.ts';
import { type KeepFile, storeApplications } from './applications.ts';
import { storeLists } from './lists.ts';
import { storePages } from './pages.ts';
import { storePictures } from './pictures.ts';
import { storePosted } from './posted-properties.ts';
import { storeProjects } from './projects.ts';
import { storeProperties } from './properties.ts';

interface DemoTeller {
  /** In whose name everything is stored. */
  staffId: number;
  /** Takes the documents. */
  keep: KeepFile;
  /** What is recent comes before this. */
  now: Date;
}

/** Stores the whole demo in an empty database. */
export async function storeDemo(tx: Tx, data: DemoData, { staffId, keep, now }: DemoTeller): Promise<void> {
  const picture = await storePictures(tx, picturesOf(data));
  const lists = await storeLists(tx, data, picture);
  const project = await storeProjects(tx, data.projects, lists, staffId);
  const property = await storeProperties(tx, data.properties, { ...lists, project }, staffId);
  await storePosted(tx, data.posted, lists, staffId);
  const { job } = await storePages(tx, data, lists);
  await storeApplications(tx, data.applications, { job, keep }, staffId);
  await storeActivity(tx, data, { ...lists, project, property }, { staffId, now });
}
