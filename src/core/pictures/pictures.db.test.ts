import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { diskStore, withoutScanner } from '../storage/index.ts';
import { cleanName, recordPicture, storePictureFile } from './receive-picture.ts';

const app = createTestApp();

const photo = (width = 1000, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

const ctx = () => ({
  ...app,
  now: () => app.clock.now,
  files: diskStore(app.filesFolder),
  scan: withoutScanner,
  emit: () => {},
});

const receive = async (bytes: Buffer, name = 'flat.jpg') => {
  const storedPicture = await storePictureFile(ctx(), { bytes, name, alt: 'A flat', field: 'images' });
  return app.db.transaction((tx) => recordPicture(tx, storedPicture));
};

async function prepared(bytes: Buffer) {
  const id = await receive(bytes);
  const [before] = await app.db.select().from(tables.media).where(eq(tables.media.id, id));
  await app.core.pictures.prepare(id);
  const [after] = await app.db.select().from(tables.media).where(eq(tables.media.id, id));
  if (!before || !after) throw new Error('no record');
  return { before, after };
}

const fetchFile = (path: string) => app.server.inject(`/media/${path}`);

describe('a picture that comes in', () => {
  test('R-305 is out of sight until it is prepared, then public in widths and both formats', async () => {
    const { before, after } = await prepared(await photo().jpeg().toBuffer());
    expect(before).toMatchObject({ visibility: 'private', status: 'pending', contentType: 'image/jpeg' });
    expect(after).toMatchObject({ visibility: 'public', status: 'ready', width: 1000, height: 700, alt: 'A flat' });
    // The colour of the photo, but for the rounding of its format.
    expect(after.path).toMatch(/^pictures\/[0-9a-f]{32}-1000x700-c[789]7[789]2[789]\.webp$/);
    expect(after.variants.map(({ width, format }) => `${width} ${format}`)).toEqual(
      ['avif', 'webp'].flatMap((format) => [320, 640, 960, 1000].map((width) => `${width} ${format}`)),
    );
    for (const { path, width, format } of after.variants) {
      const answer = await fetchFile(path);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
    expect(await diskStore(app.filesFolder).get(before.path)).toBeUndefined();
  });

  test('R-305 loses where and with what it was taken, and stands upright', async () => {
    const bytes = await photo(600, 400)
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '28/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { after } = await prepared(bytes);
    expect(after).toMatchObject({ width: 400, height: 600 });
    const drawn = await sharp((await fetchFile(after.path)).rawPayload).metadata();
    expect(drawn).toMatchObject({ width: 400, height: 600 });
    expect(drawn.exif).toBeUndefined();
  });

  test('brings nothing along that was hidden behind it', async () => {
    const polyglot = Buffer.concat([await photo().png().toBuffer(), Buffer.from('<script>alert("hidden")</script>PK')]);
    const { after } = await prepared(polyglot);
    for (const { path } of after.variants) {
      expect((await fetchFile(path)).rawPayload.includes('hidden')).toBe(false);
    }
  });

  test('is kept no wider than screens are', async () => {
    const { after } = await prepared(await photo(4000, 1000).webp().toBuffer());
    expect(after).toMatchObject({ width: 1920, height: 480 });
  });

  test('that breaks off is rejected, and its original is gone', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    const { before, after } = await prepared(noise.subarray(0, noise.length / 2));
    expect(after).toMatchObject({ status: 'rejected', visibility: 'private' });
    expect(await diskStore(app.filesFolder).get(before.path)).toBeUndefined();
  });

  test('may be prepared twice, as jobs are', async () => {
    const { after } = await prepared(await photo(300, 200).jpeg().toBuffer());
    await app.core.pictures.prepare(after.id);
    const [again] = await app.db.select().from(tables.media).where(eq(tables.media.id, after.id));
    expect(again).toEqual(after);
  });
});

/** A PNG whose header claims the given size. */
function claimingPng(width: number, height: number, small: Buffer): Buffer {
  const bytes = Buffer.from(small);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('D-10 a file that is not a picture is rejected at its field', () => {
  test.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program named .jpg', Buffer.from('MZ\u0090\0 This program cannot be run in DOS mode')],
    ['a moving picture', Buffer.from('GIF89a\u0001\0\u0001\0')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_name, bytes) => {
    await expect(receive(bytes)).rejects.toMatchObject({ code: 'invalid', field: 'images' });
  });

  test('more than 8 MB', async () => {
    const bytes = Buffer.concat([await photo(10, 10).jpeg().toBuffer(), Buffer.alloc(8 * 1024 * 1024)]);
    await expect(receive(bytes)).rejects.toThrow('at most 8 MB');
  });

  test('20,000 × 20,000 pixels, before one of them is read', async () => {
    const small = await photo(10, 10).png().toBuffer();
    const before = process.memoryUsage.rss();
    await expect(receive(claimingPng(20_000, 20_000, small))).rejects.toThrow('at most 50 megapixels');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });
});

test('a name is kept for staff without folders, control characters and excess', () => {
  expect(cleanName('../../etc/passwd')).toBe('passwd');
  expect(cleanName('C:\\Users\\me\\flat\0 one.jpg')).toBe('flat one.jpg');
  expect(cleanName(`${'a'.repeat(300)}.jpg`)).toHaveLength(120);
});

test.each([
  '/media/pictures/..%2f..%2fprivate%2fa.webp',
  '/media/pictures/../../private/a.webp',
  '/media/pictures/no.webp',
])('nothing but prepared pictures is handed out: %s', async (url) => {
  expect((await app.server.inject(url)).statusCode).toBe(404);
});

test('what is sent is what is stored', async () => {
  const { after } = await prepared(await photo(320, 200).jpeg().toBuffer());
  const stored = await app.core.pictures.read(after.path);
  expect(stored && (await buffer(stored.body))).toEqual((await fetchFile(after.path)).rawPayload);
});
