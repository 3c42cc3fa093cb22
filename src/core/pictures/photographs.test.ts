import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type Marker,
  PHOTOGRAPH_SIZES,
  type PhotographShape,
  takePhotograph,
  toMarker,
} from '../../../test/photographs.ts';
import { drawVariants } from './prepare-picture.ts';

const SHAPES = Object.keys(PHOTOGRAPH_SIZES) as PhotographShape[];

type Variant = Awaited<ReturnType<typeof drawVariants>>['files'][number];

/** Bytes per pixel: a card of 640 × 427 weighs at most 55 kB as AVIF and 110 kB as WebP. */
const BUDGETS: Record<Variant['format'], number> = { avif: 0.2, webp: 0.4 };

const expectWithinBudget = ({ format, width, bytes }: Variant, ratio: number) =>
  expect(bytes.length, `${width} ${format}`).toBeLessThan((BUDGETS[format] * width * width) / ratio);

async function readMarkers({ bytes }: Variant): Promise<(Marker | undefined)[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return toMarker(data.subarray(at, at + 3));
  };
  return [read(0.02, 0.01), read(0.98, 0.01), read(0.5, 0.5), read(0.02, 0.99), read(0.98, 0.99)];
}

const UPRIGHT: Marker[] = ['topLeft', 'topRight', 'centre', 'bottomLeft', 'bottomRight'];

describe('R-305 a photograph', () => {
  test.each(SHAPES)('of %s keeps its shape in every width, upright, within its budget', async (shape) => {
    const [width, height] = PHOTOGRAPH_SIZES[shape];
    const drawn = await drawVariants(await takePhotograph(shape, { width: 640, fromPhone: true }), 'a');
    expect(drawn).toMatchObject({ width: 640, height: Math.round((640 * height) / width) });
    expect(drawn.files.map((file) => file.width)).toEqual([320, 640, 320, 640]);
    for (const file of drawn.files) {
      const stored = await sharp(file.bytes).metadata();
      expect(stored.width).toBe(file.width);
      expect(Math.abs(stored.height - (file.width * height) / width)).toBeLessThanOrEqual(1);
      expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
      expect(file.bytes.includes('Secret camera')).toBe(false);
      expect(await readMarkers(file)).toEqual(UPRIGHT);
      expectWithinBudget(file, width / height);
    }
  });

  test('that is small is never enlarged', async () => {
    const drawn = await drawVariants(await takePhotograph('3:4', { width: 300 }), 'a');
    expect(drawn.files.map(({ format, width }) => `${width} ${format}`)).toEqual(['300 avif', '300 webp']);
  });
});
