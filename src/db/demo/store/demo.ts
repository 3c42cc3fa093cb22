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

interface Around {
  /** In whose name everything is entered. */
  staffId: number;
  /** Where documents go. */
  keep: KeepFile;
  /** What is recent comes before it. */
  now: Date;
}

/** Stores the whole demo in an empty database, in the name of one person of the staff, and its documents in a store. */
export async function storeDemo(tx: Tx, data: DemoData, { staffId, keep, now }: Around): Promise<void> {
  const picture = await storePictures(tx, picturesOf(data));
  const lists = await storeLists(tx, data, picture);
  const project = await storeProjects(tx, data.projects, lists, staffId);
  const property = await storeProperties(tx, data.properties, { ...lists, project }, staffId);
  await storePosted(tx, data.posted, lists, staffId);
  const { job } = await storePages(tx, data, lists);
  await storeApplications(tx, data.applications, { job, keep }, staffId);
  await storeActivity(tx, data, { ...lists, project, property }, { staffId, now });
}
