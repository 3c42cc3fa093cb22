import { pictureFiles } from '#contract/media/picture-path.ts';
import { mediaUrl } from '../../data/file-urls.ts';

/** The address of the smallest file of a picture, which is large enough for a list. */
export const smallPicture = (path: string): string => mediaUrl(pictureFiles(path)?.files.webp[0]?.path ?? path);
