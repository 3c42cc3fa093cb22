import type { Tx } from '../../connection.ts';
import { type DemoData, picturesOf } from '../demo-data.ts';
import { storeActivity } from './activity.ts';
import { storeLists } from './lists.ts';
import { storePages } from './pages.ts';
import { storePictures } from './pictures.ts';
import { storePosted } from './posted-properties.ts';
import { storeProjects } from './projects.ts';
import { storeProperties } from './properties.ts';

/** Stores the whole demo in an empty database, in the name of one person of the staff; what is recent comes before `now`. */
export async function storeDemo(tx: Tx, data: DemoData, staffId: number, now: Date): Promise<void> {
  const picture = await storePictures(tx, picturesOf(data));
  const lists = await storeLists(tx, data, picture);
  const project = await storeProjects(tx, data.projects, lists, staffId);
  const property = await storeProperties(tx, data.properties, { ...lists, project }, staffId);
  await storePosted(tx, data.posted, lists, staffId);
  await storePages(tx, data, lists);
  await storeActivity(tx, data, { ...lists, project, property }, { staffId, now });
}
