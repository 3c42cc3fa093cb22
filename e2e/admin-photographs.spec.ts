import { randomInt } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { SentPictureAnswer } from '#contract';
import { type Marker, PHOTOGRAPH_SIZES, type PhotographShape, takePhotograph, toMarker } from '../test/photographs.ts';
import { inDatabase } from './database.ts';
import { fillNeeded, publicAnswer } from './listing-form.ts';
import { listingScreen } from './listing-screen.ts';
import { cards } from './lists.ts';
import { staffTest } from './staff.ts';
import { DESKTOP, expect, FROM_WORKER, LAYOUT, settled, visit } from './visitor.ts';

declare global {
  interface Window {
    layoutShift: number;
    largestPaint: string;
  }
}

const SHAPES = Object.keys(PHOTOGRAPH_SIZES) as PhotographShape[];
const CORNERS: Marker[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
/** As messengers send them; the worker would need a minute for those of a camera. */
const getWidth = (shape: PhotographShape): number => (shape === '3:2' || shape === '4:3' ? 960 : 720);

const toAlt = (shape: PhotographShape): string => `House, ${shape.replace(':', ' to ')}`;
const toFile = async (shape: PhotographShape, name: string) => ({
  name: `${name}-${shape.replace(':', 'x')}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await takePhotograph(shape, { width: getWidth(shape), fromPhone: true }),
});

type Photographs = { id: number; alt: string; shape: PhotographShape }[];

/** The photograph that another worker of this run has uploaded already. */
const findUploaded = (name: string): Promise<number | undefined> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from media where original_name = $1', [name]);
    return rows[0] && Number(rows[0].id);
  });

async function upload(request: APIRequestContext): Promise<Photographs> {
  const photographs: Photographs = [];
  for (const shape of SHAPES) {
    const file = await toFile(shape, 'uploaded');
    const id = await findUploaded(file.name);
    if (id !== undefined) {
      photographs.push({ id, alt: toAlt(shape), shape });
      continue;
    }
    const answer = await request.post('/api/v1/admin/media', { multipart: { file } });
    expect(answer.status()).toBe(201);
    const { picture } = (await answer.json()) as SentPictureAnswer;
    photographs.push({ id: picture.id, alt: toAlt(shape), shape });
  }
  const isReady = async (id: number) => {
    const { picture } = (await (await request.get(`/api/v1/admin/media/${id}`)).json()) as SentPictureAnswer;
    return picture.url !== null;
  };
  for (const { id } of photographs) await expect.poll(() => isReady(id), FROM_WORKER).toBe(true);
  return photographs;
}

interface Houses {
  /** The list of them alone. */
  list: string;
  slugs: string[];
}

/** Properties with one photograph each; the first has the others too. */
const test = staffTest.extend<{ houses: Houses }, { photographs: Photographs }>({
  photographs: [
    async ({ playwright, staffCookies }, use) => {
      const request = await playwright.request.newContext({
        baseURL: process.env.E2E_ORIGIN ?? '',
        storageState: { cookies: staffCookies as never, origins: [] },
      });
      await use(await upload(request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  houses: async ({ staffPage: { request }, photographs }, use) => {
    const { cities } = (await (await request.get('/api/v1/admin/choices')).json()) as {
      cities: { id: number; label: string }[];
    };
    const city_id = cities.find(({ label }) => label === 'Lucknow')?.id;
    const price = randomInt(30_000_000, 90_000_000);
    const ids: number[] = [];
    try {
      for (const [index, photograph] of photographs.entries()) {
        const answer = await request.post('/api/v1/admin/property', {
          data: {
            title: `House in a photograph of ${photograph.shape} at ${price}`,
            status: 'published',
            acknowledged: ['price_far', 'rera_missing', 'no_picture'],
            description: '<p>Three rooms around a yard.</p>',
            address: '12 Nehru Marg',
            city_id,
            property_type: 'villa',
            residency_type: 'residential',
            possession_status: 'ready_to_move',
            price,
            built_up_area: { value: 1450, unit: 'sq_ft' },
            images: (index === 0 ? photographs : [photograph]).map(({ id, alt }) => ({ id, alt })),
          },
        });
        expect(answer.ok(), await answer.text()).toBe(true);
        ids.push(((await answer.json()) as { id: number }).id);
      }
      const search = `city_id=${city_id}&min_price=${price}&max_price=${price}`;
      const found = await (await request.get(`/api/v1/public/property?${search}`)).json();
      const properties = found.properties as { title: string; slug: string }[];
      const slugs = SHAPES.map(
        (shape) => properties.find(({ title }) => title.includes(` ${shape} `))?.slug ?? `none with ${shape}`,
      );
      await use({ list: `/properties?${search}`, slugs });
    } finally {
      for (const id of ids) await request.delete(`/api/v1/admin/property/${id}`);
    }
  },
  // Of phones on the market.
  deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? 2 : 1),
});

/** Measures how much of the page moves, and which picture is its largest, from the start. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    window.largestPaint = '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) window.largestPaint = entry.url;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

const getLayoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

async function readPixels(box: Locator) {
  const { data, info } = await sharp(await box.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  };
}

/** The markers of a photograph that can be seen. */
async function findMarkers(box: Locator): Promise<Set<Marker>> {
  const { width, height, at } = await readPixels(box);
  const found = new Set<Marker>();
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const marker = toMarker(at(x, y));
      if (marker) found.add(marker);
    }
  }
  return found;
}

/** The marker in the middle of a box. */
async function getMiddle(box: Locator): Promise<Marker | undefined> {
  const { width, height, at } = await readPixels(box);
  return toMarker(at(Math.floor(width / 2), Math.floor(height / 2)));
}

/** How a picture is displayed, once it is loaded. */
async function measure(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true);
  return image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    const own = /-(\d+)x(\d+)-[0-9a-f]{6}(?:-(\d+))?\.(?:avif|webp)$/.exec(one.currentSrc);
    const [width = 0, height = 0] = own ? [Number(own[1]), Number(own[2])] : [];
    const box = { width: one.clientWidth, height: one.clientHeight };
    const frame = one.closest('div, li, span')?.getBoundingClientRect();
    const [wide, high] = [box.width, (box.height * width) / height];
    const fit = getComputedStyle(one).objectFit;
    return {
      box,
      fit,
      isFilled:
        frame !== undefined && Math.abs(frame.width - box.width) < 2.5 && Math.abs(frame.height - box.height) < 2.5,
      /** Pixels of the screen that the picture is drawn on, with what is cut off. */
      needed: (fit === 'contain' ? Math.min(wide, high) : Math.max(wide, high)) * window.devicePixelRatio,
      chosen: own ? Number(own[3] ?? own[1]) : 0,
      largest: width,
      /** Browsers prefer a larger file that the page has loaded already, as for its own gallery. */
      isLoadedAnyway: [...document.images].some((other) => other !== one && other.currentSrc === one.currentSrc),
    };
  });
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** The browser has chosen a file with enough pixels, if there is one, and not with many more. */
function expectFittingFile({ needed, chosen, largest, isLoadedAnyway }: Measured): void {
  const facts = `${chosen} of ${largest} px for ${Math.round(needed)}`;
  expect(chosen === largest || chosen >= needed * 0.95, `enough: ${facts}`).toBe(true);
  expect(isLoadedAnyway || chosen <= Math.max(320, needed * 2.1), `not too much: ${facts}`).toBe(true);
}

/** Bytes of the pictures that were loaded, by their address. */
const getWeights = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/pictures\//.test(name))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    ),
  );

test(
  'R-305 cards of a list show the middle of photographs of every shape',
  LAYOUT,
  async ({ page, houses, isMobile }) => {
    await observe(page);
    await visit(page, houses.list);
    await expect(cards(page)).toHaveCount(SHAPES.length);
    await settled(page);
    const pictures = await cards(page).locator('img').all();
    expect(pictures).toHaveLength(SHAPES.length);
    for (const image of pictures) {
      const measured = await measure(image);
      expect(measured).toMatchObject({ fit: 'cover', isFilled: true });
      const ratio = measured.box.width / measured.box.height;
      if (isMobile) expect(ratio).toBeCloseTo(2, 1);
      else expect(measured.box.height).toBeGreaterThanOrEqual(262);
      expectFittingFile(measured);
      expect(await getMiddle(image)).toBe('centre');
    }
    expect(await getLayoutShift(page)).toBeLessThan(0.01);
  },
);

test(
  'R-305 the first screen of a list is light, and its first picture comes first',
  LAYOUT,
  async ({ page, houses, isMobile }) => {
    await observe(page);
    await visit(page, houses.list);
    await settled(page);
    const pictures = cards(page).locator('img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.first()).toHaveAttribute('loading', 'eager');
    for (const image of (await pictures.all()).slice(1)) {
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).not.toHaveAttribute('fetchpriority');
    }
    const inSight = await pictures.evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => (image as HTMLImageElement).currentSrc),
    );
    expect(inSight.length).toBeGreaterThan(0);
    const weights = await getWeights(page);
    const total = inSight.reduce((sum, address) => sum + (weights[address] ?? Number.NaN), 0);
    expect(total).toBeLessThan((isMobile ? 350 : 280) * 1000);
    await expect.poll(() => page.evaluate(() => window.largestPaint)).toBe(inSight[0]);
  },
);

const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge picture/ });

test('R-106 a gallery shows photographs of every shape', LAYOUT, async ({ page, houses, isMobile }) => {
  await observe(page);
  await visit(page, `/properties/${houses.slugs[0]}`);
  await settled(page);
  const gallery = enlarge(page).locator('..');
  const first = gallery.locator('img');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).not.toHaveAttribute('loading');
  await expect(page.getByText('Illustration, not a photograph')).toHaveCount(0);
  const { currentSrc } = await first.evaluate(({ currentSrc: address }: HTMLImageElement) => ({ currentSrc: address }));
  await expect.poll(() => page.evaluate(() => window.largestPaint)).toBe(currentSrc);

  for (const [index, shape] of SHAPES.entries()) {
    const thumb = page.getByRole('button', { name: `Show picture ${index + 1}` });
    const small = thumb.locator('img');
    await expect(small).toHaveAttribute('loading', 'lazy');
    const smallMeasured = await measure(small);
    expect(smallMeasured).toMatchObject({ fit: 'cover' });
    expect(smallMeasured.box.width / smallMeasured.box.height).toBeCloseTo(1.5, 0);
    // A larger file of the same picture that is loaded already costs nothing.
    if (index > 0) expectFittingFile(smallMeasured);
    expect(await getMiddle(small)).toBe('centre');

    await thumb.click();
    const image = gallery.getByAltText(toAlt(shape), { exact: true });
    const measured = await measure(image);
    expectFittingFile(measured);
    await expect(image).not.toHaveCSS('border-top-left-radius', '0px');
    if (isMobile) expect(measured.box.width / measured.box.height).toBeCloseTo(1.5, 2);
    else expect(measured.box.height).toBe(540);
    const markers = await findMarkers(image);
    expect(markers).toContain('centre');
    // The wide box of desktops would show little of a tall picture.
    const isWhole = !isMobile && ['1:1', '3:4', '9:16'].includes(shape);
    expect(measured.fit).toBe(isWhole ? 'contain' : 'cover');
    if (isWhole) for (const corner of ['bottomLeft', 'bottomRight'] as const) expect(markers).toContain(corner);
  }
  expect(await getLayoutShift(page)).toBeLessThan(0.01);
});

test('R-106 the large view shows all of a photograph of every shape', LAYOUT, async ({ page, houses }) => {
  await visit(page, `/properties/${houses.slugs[0]}`);
  await enlarge(page).click();
  const view = page.getByRole('dialog');
  for (const [index, shape] of SHAPES.entries()) {
    if (index > 0) await view.getByRole('button', { name: 'Next picture' }).click();
    const image = view.getByAltText(toAlt(shape), { exact: true });
    await expect(image).toBeInViewport({ ratio: 0.9 });
    const measured = await measure(image);
    expect(measured.fit).toBe('contain');
    expectFittingFile(measured);
    expect([...(await findMarkers(image))].toSorted()).toEqual([...CORNERS, 'centre'].toSorted());
  }
});

test('R-305 photographs of every shape in similar listings and in comparisons', LAYOUT, async ({ page, houses }) => {
  await visit(page, `/properties/${houses.slugs[1]}`);
  const compared = page.getByRole('region', { name: 'Compare Properties' }).locator('img');
  await expect(compared).toHaveCount(3);
  for (const image of await compared.all()) {
    const measured = await measure(image);
    expect(measured).toMatchObject({ fit: 'cover', isFilled: true });
    expectFittingFile(measured);
    expect(await getMiddle(image)).toBe('centre');
  }
});

test(
  'R-267 the form of staff shows photographs undistorted, and visitors see them',
  DESKTOP,
  async ({ staffPage: page }) => {
    const screen = listingScreen(page, 'Property');
    const title = 'House in five photographs';
    const previews = screen.form
      .getByRole('listitem')
      .filter({ has: page.getByLabel(/^Shows \(/) })
      .locator('img');
    const expectUndistorted = async () => {
      await expect(previews).toHaveCount(SHAPES.length);
      for (const image of await previews.all()) {
        const measured = await measure(image);
        expect(measured).toMatchObject({ fit: 'cover', isFilled: true });
        expect(measured.box.width / measured.box.height).toBeCloseTo(1.5, 1);
        expect(await getMiddle(image)).toBe('centre');
      }
    };
    await screen.open();
    await screen.add(async () => {
      await fillNeeded(screen, title);
      await screen.form
        .getByLabel('Drop or choose pictures')
        .setInputFiles(await Promise.all(SHAPES.map(async (shape) => toFile(shape, 'house'))));
      await expectUndistorted();
      for (const [index, shape] of SHAPES.entries())
        await screen.form
          .getByLabel(`Describe this picture (${index === 0 ? 'Cover' : `Picture ${index + 1}`})`)
          .fill(toAlt(shape));
      await screen.field('Status').selectOption('Published');
    });
    const path = '/properties/house-in-five-photographs';
    for (const shape of SHAPES)
      await expect.poll(async () => (await publicAnswer(path)).body, FROM_WORKER).toContain(toAlt(shape));
    await screen.open();
    await screen.openPage(title);
    await expectUndistorted();
    await screen.close();
    await screen.remove(title);
  },
);
