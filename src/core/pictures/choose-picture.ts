import type { PictureChoice } from '#contract';
import type { Tx } from '#db';
import { choosePictures } from './choose-pictures.ts';

/** Takes the one picture of a record, or takes it away; a change that does not speak of it leaves it. */
export async function choosePicture(
  tx: Tx,
  choice: PictureChoice | null | undefined,
): Promise<number | null | undefined> {
  if (!choice) return choice;
  const [id] = await choosePictures(tx, [choice], 'picture');
  return id;
}
