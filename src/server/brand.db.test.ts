import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toSiteFactsInput } from '#contract';
import { diskStore } from '#core';
import { eq, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../test/app.ts';
import { storePicture } from '../../test/pictures.ts';
import { type Colleague, newColleague } from '../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});
beforeEach(async () => {
  await app.db.delete(tables.settings);
});

const NAVY = { primary: '#1d3f8f', accent: '#e4572e', logo: null, icon: null };

const get = (url: string) => app.server.inject({ url, headers: newVisitor() });
const brand = async () => (await get('/api/v1/public/site')).json().site.brand;
const manifest = async () => (await get('/manifest.webmanifest')).json();
const save = (values: object) => asha.call('PUT', '/settings/brand', values);

async function rename(name: string): Promise<void> {
  const { settings } = (await asha.call('GET', '/settings')).json();
  const answer = await asha.call('PUT', '/settings/site', { ...toSiteFactsInput(settings.site), brand: name });
  expect(answer.statusCode).toBe(200);
}

/** The colour at a place of a picture, given as parts of its width and height. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return data.subarray(at, at + 3).toString('hex');
}

describe('the look of a new installation', () => {
  test('is that of the product, and weighs nothing', async () => {
    expect(await brand()).toEqual({
      css: '',
      logo: null,
      icon: '/favicon.svg',
      touch_icon: expect.stringMatching(/^\/media\/brand\/touch-[0-9a-f]{12}\.png$/),
    });
  });
});

describe('the look of a company', () => {
  test('has colours derived from its own, on every page', async () => {
    expect((await save(NAVY)).statusCode).toBe(200);
    const { css } = await brand();
    expect(css).toContain('--color-primary:#1d3f8f');
    expect(css).toContain('--color-accent:');
    expect(css.length).toBeLessThan(1_200);
  });

  test('purges every page', async () => {
    await app.db.delete(tables.cachePurges);
    await save(NAVY);
    expect(await app.db.select({ path: tables.cachePurges.path }).from(tables.cachePurges)).toEqual([{ path: '/*' }]);
  });

  test('has an icon with the first letter of its name where none was uploaded', async () => {
    await save(NAVY);
    await rename('Sahyadri Homes');
    const { icon } = await brand();
    const answer = await get(icon);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 });
    expect(await colourAt(answer.rawPayload, 0.1, 0.1)).toBe('1d3f8f');
    // The line under the letter.
    expect(await colourAt(answer.rawPayload, 0.5, 26 / 32)).not.toBe('1d3f8f');
  });

  test('has an uploaded logo as its icon if that is square, until an icon is uploaded', async () => {
    const files = diskStore(app.filesFolder);
    const upload = async (path: string, background: string, width = 600) => {
      const picture = await storePicture(app.db, { path });
      const bytes = await sharp({ create: { width, height: 600, channels: 3, background } })
        .webp()
        .toBuffer();
      await files.put(`public/${path}`, bytes, 'image/webp');
      return picture;
    };
    const iconColour = async () => colourAt((await get((await brand()).icon)).rawPayload, 0.5, 0.5);
    const logo = await upload('pictures/logo1-600x600-c06030.webp', '#ff0000');
    const wide = await upload('pictures/logo2-1800x600-c06030.webp', '#00ff00', 1800);
    const icon = await upload('pictures/icon1-600x600-c06030.webp', '#0000ff');

    await save({ ...NAVY, logo: { id: logo.id } });
    expect((await brand()).logo).toBe(logo.path);
    expect(await iconColour()).toMatch(/^f[d-f]0[0-2]0[0-2]$/);

    await save({ ...NAVY, logo: { id: wide.id } });
    expect((await brand()).logo).toBe(wide.path);
    expect(await iconColour()).not.toMatch(/^00f/);

    await save({ ...NAVY, logo: { id: wide.id }, icon: { id: icon.id } });
    expect(await iconColour()).toMatch(/^0[0-2]0[0-2]f[d-f]$/);
    const kept = await app.db.select().from(tables.settingPictures);
    expect(Object.fromEntries(kept.map(({ name, mediaId }) => [name, mediaId]))).toEqual({
      icon: icon.id,
      logo: wide.id,
    });
    await expect(app.db.delete(tables.media).where(eq(tables.media.id, wide.id))).rejects.toThrow();
  });

  test('shows no picture that visitors may not see', async () => {
    const picture = await storePicture(app.db, { visibility: 'private', status: 'pending' });
    await save({ ...NAVY, logo: { id: picture.id } });
    expect((await brand()).logo).toBeNull();
  });

  test('installs with name and icons, one of them for devices that crop', async () => {
    await save(NAVY);
    await rename('Sahyadri Homes');
    const { name, icons, display } = await manifest();
    expect({ name, display }).toEqual({ name: 'Sahyadri Homes', display: 'minimal-ui' });
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp((await get(src)).rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('leads from an earlier icon to the present one, and knows no other', async () => {
    await save(NAVY);
    const { touch_icon: earlier } = await brand();
    await save({ ...NAVY, primary: '#7a1f3d' });
    const moved = await get(earlier);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, (await brand()).touch_icon]);
    for (const path of ['huge-000000000000', 'touch-zzz', '../secret', 'constructor-000000000000'])
      expect((await get(`/media/brand/${path}.png`)).statusCode).toBe(404);
  });
});

describe('a look is refused', () => {
  test.each([
    ['primary', 'red'],
    ['primary', '#12345'],
    ['primary', '#123456;}</style><script>'],
    ['accent', 'url(https://evil.example)'],
    ['logo', { id: 0 }],
    ['icon', 'https://evil.example/icon.png'],
  ])('with the %s %j', async (field, value) => {
    const answer = await save({ ...NAVY, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field.split('.')[0]).toBe(field);
    expect((await brand()).css).toBe('');
  });

  test('with the document of an applicant', async () => {
    const resume = await storePicture(app.db, { contentType: 'application/pdf', visibility: 'private' });
    const answer = await save({ ...NAVY, logo: { id: resume.id } });
    expect(answer.statusCode).toBe(400);
    expect(await app.db.$count(tables.settingPictures)).toBe(0);
  });

  test('if the stored value is no colour, rather than written into pages', async () => {
    await save(NAVY);
    await app.db
      .update(tables.settings)
      .set({ value: sql`jsonb_set(value, '{primary}', '"red;}</style>"')` })
      .where(eq(tables.settings.key, 'brand'));
    expect((await get('/api/v1/public/site')).statusCode).toBe(500);
  });
});

test('staff see how colours will look before they save them', async () => {
  const answer = await asha.call('GET', '/settings/theme?primary=%23ffd400');
  expect(answer.json().notes).toHaveLength(1);
  expect(answer.json().tokens.primary).toMatch(/^#[0-9a-f]{6}$/);
  expect((await asha.call('GET', '/settings/theme?primary=red')).statusCode).toBe(400);
});

test('an icon that many ask for at once is drawn once', async () => {
  await save(NAVY);
  const { touch_icon: url } = await brand();
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(url)));
  for (const answer of answers) expect(answer.rawPayload.equals(answers[0]?.rawPayload as Buffer)).toBe(true);
});
