import { expect, test } from 'vitest';
import { takePhotograph } from '../../../test/photographs.ts';
import { drawVariants } from './prepare-picture.ts';
import { checkPicture } from './receive-picture.ts';

const KILOBYTE = 1000;

/** In kilobytes, for the widths of a card, of a gallery and of the whole screen. */
const BUDGETS = { avif: { 640: 50, 960: 110, 1920: 400 }, webp: { 640: 100, 960: 230, 1920: 850 } };

test('R-305 a photograph of twelve megapixels is accepted, and what visitors load of it is light', async () => {
  const bytes = await takePhotograph('3:2', { fromPhone: true });
  expect(bytes.length).toBeGreaterThan(3_000 * KILOBYTE);
  expect(await checkPicture(bytes, 'images')).toEqual({ type: 'image/jpeg', pixels: 4200 * 2800 });
  const drawn = await drawVariants(bytes, 'a');
  expect(drawn).toMatchObject({ width: 1920, height: 1280 });
  for (const format of ['avif', 'webp'] as const) {
    for (const [width, budget] of Object.entries(BUDGETS[format])) {
      const file = drawn.files.find((one) => one.format === format && one.width === Number(width));
      expect(file?.bytes.length, `${width} ${format}`).toBeLessThan(budget * KILOBYTE);
    }
  }
});
