import type { PictureChoice } from '#contract';
import type { Tx } from '#db';
import { choosePictures } from './choose-pictures.ts';

/** Resolves the single picture of a record: null removes it, undefined leaves it unchanged. */
export async function choosePicture(
  tx: Tx,
  choice: PictureChoice | null | undefined,
): Promise<number | null | undefined> {
  if (!choice) return choice;
  const [id] = await choosePictures(tx, [choice], 'picture');
  return id;
}
