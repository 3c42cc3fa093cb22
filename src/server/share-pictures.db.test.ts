import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { diskStore, OverloadedError } from '#core';
import { tables } from '#db';
import { artFile } from '#demo';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../test/app.ts';
import { saveListings } from '../../test/save-listings.ts';
import { createLogger } from './plugins/logging.ts';
import { buildServer } from './server.ts';

const app = createTestApp();
const listings = saveListings(app);
let id = 0;

const get = (url: string) => app.server.inject({ url, headers: newVisitor() });

const property = async () => (await get('/api/v1/public/property/a-flat-by-the-lake')).json().property;
const address = async (): Promise<string> => (await property()).og_image;

const cachedFiles = async () =>
  (await readdir(app.cacheFolder, { recursive: true })).filter((file) => file.endsWith('.jpg'));

const DRAWING = Buffer.from(artFile('elevation-midrise-7-golden') ?? '');

beforeAll(async () => {
  const files = diskStore(app.filesFolder);
  await files.put('public/pictures/elevation-midrise-7-golden.svg', DRAWING, 'image/svg+xml');
  const [city] = await app.db
    .insert(tables.cities)
    .values({ name: 'Surat', slug: 'surat', state: 'Gujarat' })
    .returning();
  const [image] = await app.db
    .insert(tables.media)
    .values({
      path: 'pictures/elevation-midrise-7-golden.svg',
      visibility: 'public',
      status: 'ready',
      contentType: 'image/svg+xml',
    })
    .returning();
  id = await listings.properties.create({
    title: 'A flat by the lake',
    city_id: city?.id ?? 0,
    locality: 'Sector 81',
    property_type: 'flat/apartment',
    residency_type: 'residential',
    possession_status: 'ready_to_move',
    price: 28_500_000,
    built_up_area: { value: 1250, unit: 'sq_ft' },
    images: [{ id: image?.id ?? 0, alt: 'The house from the street' }],
  });
  await listings.properties.setStatus(id, 'published');
});

describe('the picture of a link preview', () => {
  test('is named by the detail of a property, and is a JPEG of 1200 by 630 that may be kept for ever', async () => {
    expect(await address()).toMatch(new RegExp(`^/media/og/property/${id}-[0-9a-f]{12}\\.jpg$`));
    const answer = await get(await address());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(answer.rawPayload.length).toBeLessThan(300_000);
  });

  test('shows the listing’s own picture, and beside it words on the colour of the house', async () => {
    const picture = sharp((await get(await address())).rawPayload);
    const own = await sharp(DRAWING, { density: 144 })
      .resize(600, 630, { fit: 'cover' })
      .removeAlpha()
      .raw()
      .toBuffer();
    const left = await picture.clone().extract({ left: 0, top: 0, width: 600, height: 630 }).raw().toBuffer();
    const difference = own.reduce((sum, value, at) => sum + Math.abs(value - (left[at] ?? 0)), 0) / own.length;
    expect(difference).toBeLessThan(4);
    const band = await picture.clone().extract({ left: 640, top: 0, width: 560, height: 630 }).raw().toBuffer();
    const share = (r: number, g: number, b: number) => {
      let near = 0;
      for (let at = 0; at < band.length; at += 3) {
        const [red = 0, green = 0, blue = 0] = band.subarray(at, at + 3);
        if (Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) < 24) near += 1;
      }
      return near / (560 * 630);
    };
    expect(share(0x0b, 0x32, 0x2e)).toBeGreaterThan(0.85);
    expect(share(0xf5, 0xc2, 0x5a)).toBeGreaterThan(0.005);
    expect(share(0xf3, 0xef, 0xe6)).toBeGreaterThan(0.005);
  });

  test('is drawn once: many at a time share one drawing, and later it comes from the folder', async () => {
    const url = await address();
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    for (const answer of answers) expect(answer.rawPayload.equals(answers[0]?.rawPayload as Buffer)).toBe(true);
    const files = await cachedFiles();
    expect(files).toEqual([join('share-pictures', 'property', String(id), url.slice(url.lastIndexOf('/') + 1))]);
    const file = join(app.cacheFolder, files[0] ?? '');
    const drawn = await readFile(file);
    await writeFile(file, 'as it was kept');
    expect((await get(url)).body).toBe('as it was kept');
    await writeFile(file, drawn);
  });

  test('gets a new address when what it shows changes, the old one leads there, and only the new one is kept', async () => {
    const before = await address();
    await listings.properties.update(id, { price: 27_000_000 });
    const after = await address();
    expect(after).not.toBe(before);
    const moved = await get(before);
    expect(moved.statusCode).toBe(302);
    expect(moved.headers.location).toBe(after);
    expect((await get(after)).statusCode).toBe(200);
    expect(await cachedFiles()).toEqual([
      join('share-pictures', 'property', String(id), after.slice(after.lastIndexOf('/') + 1)),
    ]);
  });

  test('R-332 gets a new address when the home is for rent, whose price is for a month', async () => {
    const before = await address();
    await listings.properties.update(id, { purpose: 'rent' });
    expect(await address()).not.toBe(before);
    await listings.properties.update(id, { purpose: 'sale' });
    expect(await address()).toBe(before);
  });

  test('keeps its address when something else changes', async () => {
    const before = await address();
    await listings.properties.update(id, { description: '<p>Light from two sides.</p>' });
    expect(await address()).toBe(before);
  });

  test('shows no picture that is not public', async () => {
    const before = await address();
    await app.db.update(tables.media).set({ visibility: 'private' });
    expect(await address()).not.toBe(before);
    expect((await get(await address())).statusCode).toBe(200);
    await app.db.update(tables.media).set({ visibility: 'public' });
  });

  test('exists for projects too, also without a price or a picture', async () => {
    const project = await listings.projects.create({
      title: 'Kaveri Waterfront',
      city_id: 1,
      residency_type: 'residential',
      possession_status: 'ready_to_move',
      price_on_request: true,
      area: { value: 12, unit: 'acre' },
    });
    await listings.projects.setStatus(project, 'published');
    const { og_image } = (await get('/api/v1/public/project/kaveri-waterfront')).json().project;
    expect((await get(og_image)).headers['content-type']).toBe('image/jpeg');
  });

  test('is not found for anything that visitors cannot see, and never drawn from the address', async () => {
    const url = await address();
    for (const wrong of [
      '/media/og/property/999999-0123456789ab.jpg',
      '/media/og/property/0-0123456789ab.jpg',
      `/media/og/posted_property/${id}-0123456789ab.jpg`,
      `/media/og/property/${id}.jpg`,
      `/media/og/property/${id}-0123456789ab.svg`,
      `/media/og/property/${id}-0123456789ab.jpg/x`,
      '/media/og/property/..%2F..%2Fetc-0123456789ab.jpg',
      '/media/og/property/99999999999999999999-0123456789ab.jpg',
      '/media/og/',
    ]) {
      expect([wrong, (await get(wrong)).statusCode]).toEqual([wrong, 404]);
    }
    await listings.properties.setStatus(id, 'withdrawn');
    expect((await get(url)).statusCode).toBe(404);
  });

  test('is refused for a moment when too many wait for theirs', async () => {
    const busy = {
      at: async () => {
        throw new OverloadedError();
      },
    };
    const server = await buildServer({
      core: { ...app.core, sharePictures: busy },
      logger: createLogger('silent'),
      siteOrigin: SITE_ORIGIN,
      trustProxy: false,
      version: 'test',
      pages: 'none',
    });
    const answer = await server.inject('/media/og/property/1-0123456789ab.jpg');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    await server.close();
  });
});
