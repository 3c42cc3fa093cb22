import { MAX_PICTURES } from '#contract/media/picture-path.ts';
import { type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { checkPicture, recordPicture, storePictureFile } from '../pictures/index.ts';
import type { UploadedFile } from '../storage/index.ts';

const { postedPropertyImages } = tables;

/** Five photos of a good phone camera; preparing them takes a worker about ten seconds. */
const MAX_POSTING_PIXELS = 150_000_000;

export type SentPicture = Pick<UploadedFile, 'name' | 'read'>;
export type StoredPicture = Awaited<ReturnType<typeof storePictureFile>>;

const toFieldName = (index: number) => `images.${index}`;

/** Checks all pictures before any is stored; `kept` is the number of pictures that the posting has besides. */
export async function checkPictures(pictures: SentPicture[], kept = 0): Promise<void> {
  if (kept + pictures.length > MAX_PICTURES)
    throw new DomainError('invalid', `Please choose at most ${MAX_PICTURES} pictures`, 'images');
  let pixels = 0;
  for (const [index, picture] of pictures.entries()) {
    pixels += (await checkPicture(await picture.read(), toFieldName(index))).pixels;
    if (pixels > MAX_POSTING_PIXELS)
      throw new DomainError('invalid', 'All pictures together can have at most 150 megapixels', toFieldName(index));
  }
}

/** Appends each stored picture to `storedPictures`, so that the caller can discard them if a later one fails. */
export async function storePictures(
  ctx: Ctx,
  title: string,
  pictures: SentPicture[],
  storedPictures: StoredPicture[],
): Promise<void> {
  for (const [index, { name, read }] of pictures.entries()) {
    const alt = `${title}, picture ${index + 1}`;
    storedPictures.push(await storePictureFile(ctx, { bytes: await read(), name, alt, field: toFieldName(index) }));
  }
}

/** Adds stored pictures to a posting, after the `kept` ones that it has. */
export async function recordPictures(
  tx: Tx,
  postedPropertyId: number,
  storedPictures: StoredPicture[],
  kept = 0,
): Promise<void> {
  for (const [index, picture] of storedPictures.entries()) {
    const mediaId = await recordPicture(tx, picture);
    await tx.insert(postedPropertyImages).values({ postedPropertyId, position: kept + index + 1, mediaId });
  }
}
