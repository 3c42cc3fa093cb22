import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawVariants } from './prepare-picture.ts';

const MEGABYTE = 1024 * 1024;

test('the largest picture that is taken costs a bounded part of memory', { timeout: 60_000 }, async () => {
  const largest = await sharp({ create: { width: 7000, height: 7000, channels: 4, background: '#c06030' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const before = process.memoryUsage.rss();
  const drawn = await drawVariants(largest, 'a');
  expect(drawn).toMatchObject({ width: 1920, height: 1920 });
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MEGABYTE);
});

test('R-335 a picture twice as wide as high is kept wide enough to look around in it', async () => {
  const wide = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#68a' } })
      .jpeg()
      .toBuffer();
  expect(await drawVariants(await wide(2000, 1000), 'a')).toMatchObject({ width: 2000, height: 1000 });
  expect(await drawVariants(await wide(2000, 960), 'a')).toMatchObject({ width: 1920 });
});

test('pictures that look alike are known by it, those that do not are told apart', async () => {
  const slope = (turn: number) =>
    sharp(Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (turn * Math.floor(at / 3) * 7919) % 251)), {
      raw: { width: 200, height: 200, channels: 3 },
    });
  const getHash = async (bytes: Buffer) => (await drawVariants(bytes, 'a')).pictureHash;
  const differing = (one: bigint, other: bigint) =>
    BigInt.asUintN(64, one ^ other)
      .toString(2)
      .replaceAll('0', '').length;
  const original = await getHash(await slope(1).png().toBuffer());
  const smaller = await getHash(await slope(1).resize(120).jpeg({ quality: 60 }).toBuffer());
  const another = await getHash(await slope(3).png().toBuffer());
  expect(differing(original, smaller)).toBeLessThan(differing(original, another));
});

test('a transparent or grey picture is drawn as well', async () => {
  const clear = await sharp({ create: { width: 50, height: 40, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const grey = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#777' } })
    .greyscale()
    .png()
    .toBuffer();
  for (const bytes of [clear, grey]) expect((await drawVariants(bytes, 'a')).files).toHaveLength(2);
});
