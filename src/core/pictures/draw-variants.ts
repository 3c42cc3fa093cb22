import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { type PictureFormat, pictureFiles, picturePath, WIDEST_PICTURE } from '#contract/media/picture-path.ts';
import { MOST_PIXELS } from './check-picture.ts';

interface Variants {
  path: string;
  width: number;
  height: number;
  thumbhash: string;
  pictureHash: bigint;
  files: { path: string; format: PictureFormat; width: number; bytes: Buffer }[];
}

/** One picture at a time, line by line: what a picture costs does not depend on who sends it. */
const read = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient();

async function placeholder(bytes: Buffer): Promise<{ thumbhash: string; colour: string }> {
  const { data, info } = await read(bytes)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  const colour = [r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return { thumbhash: Buffer.from(hash).toString('base64'), colour };
}

/** Whether each of 8 × 8 spots is brighter than the one to its right: pictures that look alike differ in few bits. */
async function likeness(bytes: Buffer): Promise<bigint> {
  const grey = await read(bytes).resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}

/** As large as it is, within what a screen can use. */
function shownSize(upright: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, WIDEST_PICTURE / upright.width, (2 * WIDEST_PICTURE) / upright.height);
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(upright.width), height: scaled(upright.height) };
}

const encode = (picture: Sharp, format: PictureFormat): Sharp =>
  format === 'avif' ? picture.avif({ quality: 50, effort: 3 }) : picture.webp({ quality: 78 });

/** Draws a picture anew in every width and format it is shown in. Nothing of the file it came in survives. */
export async function drawVariants(bytes: Buffer, name: string): Promise<Variants> {
  const { width, height } = shownSize((await sharp(bytes).metadata()).autoOrient);
  const { thumbhash, colour } = await placeholder(bytes);
  const path = picturePath({ name, width, height, colour });
  const wanted = pictureFiles(path)?.files ?? { avif: [], webp: [] };
  const files: Variants['files'] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const file of wanted[format]) {
      const drawn = await encode(
        read(bytes).resize(file.width, Math.max(1, Math.round((height * file.width) / width))),
        format,
      ).toBuffer();
      files.push({ ...file, format, bytes: drawn });
    }
  }
  return { path, width, height, thumbhash, pictureHash: await likeness(bytes), files };
}
