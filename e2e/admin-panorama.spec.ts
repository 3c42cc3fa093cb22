import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { LAUNCH_OPTIONS } from '../test/browser.ts';
import { enterProperty } from './listing-form.ts';
import { listingScreen } from './listing-screen.ts';
import { staffTest as test } from './staff.ts';
import { expect, expectAccessible, FROM_WORKER } from './visitor.ts';

test.use({
  launchOptions: {
    ...LAUNCH_OPTIONS,
    args: [...LAUNCH_OPTIONS.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const stripe = (left: number, background: string) => ({
  input: { create: { width: 256, height: 512, channels: 3 as const, background } },
  left,
  top: 0,
});

/** A picture of a full circle in four colours. */
const around = async () => ({
  name: 'around.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1024, height: 512, channels: 3, background: '#c33' } })
    .composite([stripe(256, '#3c3'), stripe(512, '#33c'), stripe(768, '#cc3')])
    .jpeg()
    .toBuffer(),
});

/** Which of the four colours is in the middle of what is shown, by its strongest channels. */
async function colourInTheMiddle(canvas: Locator): Promise<string> {
  const shot = sharp(await canvas.screenshot());
  const { width, height } = await shot.metadata();
  const [...channels] = await shot
    .extract({ left: Math.round(width * 0.55), top: Math.round(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return channels
    .slice(0, 3)
    .map((value) => (value > 127 ? 1 : 0))
    .join('');
}

test('R-335 staff add a 360° view, and visitors look around in it', async ({ staffPage: page }, { project }) => {
  const title = `House with a view ${project.name}`;
  await enterProperty(page, title, 'published');
  const screen = listingScreen(page, 'Property');
  const { form } = screen;
  await screen.open();
  await screen.edit(title, async () => {
    await screen.addPicture('Cover', 'The front');
    await form.getByLabel('Drop or choose pictures').setInputFiles(await around());
    await form.getByLabel('Describe this picture (Picture 2)').fill('The living room, all around');
    await form.getByLabel('Shows (Picture 2)').selectOption('360° view');
  });

  const path = `/properties/${title.toLowerCase().replaceAll(' ', '-')}`;
  const open = page.getByRole('button', { name: 'Look around in 360°' });
  await expect(async () => {
    await page.goto(path);
    await expect(open).toBeVisible({ timeout: 1_000 });
  }).toPass(FROM_WORKER);
  await open.click();
  const view = page.getByRole('dialog', { name: `360° view of ${title}` });
  const canvas = view.getByRole('img', { name: 'The living room, all around' });
  await expect(view.getByText('Drag or use the arrow keys to look around')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => colourInTheMiddle(canvas)).toBe('001');
  for (let turns = 0; turns < 10; turns += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => colourInTheMiddle(canvas)).toBe('110');
  const box = await canvas.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (box?.width ?? 0) / 2, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => colourInTheMiddle(canvas)).not.toBe('110');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(open).toBeFocused();

  // A browser whose WebGL rejects the picture, and one without WebGL.
  for (const cannotDraw of [
    () => {
      const upload = Reflect.get(WebGLRenderingContext.prototype, 'texImage2D') as (...args: unknown[]) => void;
      WebGLRenderingContext.prototype.texImage2D = function uploadBadly(...[target, , ...rest]: unknown[]) {
        Reflect.apply(upload, this, [target, -1, ...rest]);
      };
    },
    () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  ]) {
    await page.addInitScript(cannotDraw);
    await page.goto(path);
    await open.click();
    await expect(view.getByText('This browser cannot turn the picture.')).toBeVisible();
    await expect(view.getByRole('img', { name: 'The living room, all around' })).toBeVisible();
  }
});
